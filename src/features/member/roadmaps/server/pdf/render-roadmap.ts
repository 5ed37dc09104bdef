/** The plan as A4 pages: an overview, then each step with its resources, dates and links. */
import { Document, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { z } from 'zod';
import { m } from '#platform/messages/messages.js';
import { registerPdfFonts } from '#platform/io/pdf/fonts.ts';
import type { PlanResource, PlanSkill, Roadmap } from '../../contract.ts';
import { drawBrandRoute, drawStep, drawTickBox } from './shapes.ts';
import { day, styles, text } from './styles.ts';

type Plan = z.input<typeof Roadmap>['attributes'];
type Skill = z.input<typeof PlanSkill>;
type Resource = z.input<typeof PlanResource>;
type PdfOptions = { brand: string; origin: string; id: string; madeAt: Date };

const KINDS = [
  ['video', m.roadmaps_videos],
  ['course', m.roadmaps_courses],
  ['pdf', m.roadmaps_books],
  ['documentation', m.roadmaps_documents],
] as const;

/** Renders an unlocked plan; skipped skills are left out. */
export async function renderRoadmap(plan: Plan, options: PdfOptions): Promise<Uint8Array> {
  registerPdfFonts();
  const { title } = plan;
  const skills = plan.skills.filter(({ state }) => state !== 'skipped');
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    ...footer(plan, options),
    h(
      View,
      { style: styles.content },
      h(View, { style: styles.brand }, text(options.brand, styles.brandName), drawBrandRoute()),
      text(title, styles.title),
      text(plan.summary, styles.lead),
      keyFigures(plan, skills.length),
      text(m.roadmaps_skills_in_order(), styles.part),
      ...skills.map((skill, index) => overviewLine(skill, index)),
      goal(plan),
      h(View, { break: true }),
      ...skills.map((skill, index) => skillBlock(skill, index)),
    ),
  );
  const info = {
    title,
    author: options.brand,
    language: 'en-IN',
    creationDate: options.madeAt,
    modificationDate: options.madeAt,
  };
  return renderToBuffer(h(Document, info, page));
}

function keyFigures(plan: Plan, count: number) {
  const figures: [string, string][] = [
    [String(count), plan.source_type === 'LearningPack' ? m.roadmaps_pdf_steps() : m.roadmaps_pdf_skills()],
    [m.roadmaps_pdf_hours_value({ hours: plan.hours }), m.roadmaps_pdf_hours({ week: plan.hours_per_week })],
    [day(plan.due_on), m.roadmaps_pdf_done()],
    ...(plan.projected_score === null
      ? []
      : [[String(plan.projected_score), m.roadmaps_pdf_projected()] satisfies [string, string]]),
  ];
  return h(
    View,
    { style: styles.facts },
    ...figures.map(([value, label]) => h(View, { key: label }, text(value, styles.figure), text(label, styles.small))),
  );
}

const dateLabel = (skill: Skill) =>
  skill.done_on
    ? m.roadmaps_done_on({ date: day(skill.done_on) })
    : m.roadmaps_pdf_by({ hours: skill.hours, date: day(skill.due_on) });

// One step in the overview.
const overviewLine = (skill: Skill, index: number) =>
  h(
    View,
    { key: `overview-${skill.skill_id}`, style: styles.stepLine, wrap: false },
    drawStep(String(index + 1), { done: skill.state === 'done', height: 44 }),
    h(
      View,
      { style: styles.stepBody },
      h(View, { style: { flex: 1 } }, text(skill.skill_name, styles.stepName), text(dateLabel(skill), styles.small)),
      ...(skill.points > 0 ? [text(m.roadmaps_points({ points: skill.points }), styles.points)] : []),
    ),
  );

function goalLabel({ source_type, projected_score }: Plan): string {
  if (source_type === 'LearningPack') return m.roadmaps_goal_pack();
  return projected_score === null ? m.roadmaps_goal() : m.roadmaps_goal_score({ score: projected_score });
}

function goal(plan: Plan) {
  return h(
    View,
    { style: styles.stepLine, wrap: false },
    drawStep('', { done: plan.next === null, height: 26 }),
    h(View, { style: styles.stepBody }, text(goalLabel(plan), styles.stepName)),
  );
}

function skillBlock(skill: Skill, index: number) {
  return h(
    View,
    { key: skill.skill_id, style: styles.skill },
    drawStep(String(index + 1), { done: skill.state === 'done', height: 26 }),
    h(
      View,
      { style: styles.body },
      h(
        View,
        { wrap: false },
        h(
          View,
          { style: styles.heading },
          text(skill.skill_name, styles.name),
          ...(skill.points > 0 ? [text(m.roadmaps_points({ points: skill.points }), styles.points)] : []),
        ),
        text(dateLabel(skill), styles.small),
        text(skill.summary),
        ...(skill.learning_elements.length > 0 ? [text(m.roadmaps_gain(), styles.label)] : []),
        ...skill.learning_elements.map(({ id, content }) => h(View, { key: id, style: styles.bullet }, text('•'), text(content))),
      ),
      ...(skill.note ? [h(View, { style: styles.note }, text(m.roadmaps_note(), styles.small), text(skill.note))] : []),
      ...KINDS.flatMap(([category, label]) =>
        resourceGroup(
          label(),
          skill.resources.filter((resource) => resource.category === category),
        ),
      ),
    ),
  );
}

// Keeps the heading and the first resource on one page.
function resourceGroup(label: string, resources: Resource[]) {
  const [first, ...others] = resources.map(resourceLine);
  return first ? [h(View, { key: label, wrap: false }, text(label, styles.label), first), ...others] : [];
}

const resourceLine = (resource: Resource) =>
  h(
    View,
    { key: resource.id, style: styles.resource, wrap: false },
    drawTickBox(resource.done),
    h(
      View,
      { style: { flex: 1 } },
      h(Link, { src: resource.url, style: styles.link }, resource.meta_title),
      text(m.roadmaps_pdf_resource({ provider: resource.provider, level: resource.level, hours: resource.hours }), styles.small),
    ),
  );

// The footer of every page: a link to the plan, and the page number.
const footer = (plan: Plan, options: PdfOptions) => [
  h(
    Link,
    {
      key: 'online',
      src: `${options.origin}/${plan.user_slug}/roadmap/${options.id}`,
      style: { ...styles.footer, ...styles.link },
      fixed: true,
    },
    m.roadmaps_pdf_open(),
  ),
  h(Text, {
    key: 'page',
    style: { ...styles.footer, textAlign: 'right' },
    fixed: true,
    render: ({ pageNumber, totalPages }) => m.roadmaps_pdf_page({ page: pageNumber, pages: totalPages }),
  }),
];
