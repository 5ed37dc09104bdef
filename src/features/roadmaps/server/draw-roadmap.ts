/** The plan as A4 pages: what to learn, in which order, by when, with links. */
import {
  Circle,
  Document,
  Line,
  Link,
  Page,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
  type Styles,
} from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { z } from 'zod';
import { m } from '#platform/messages/messages.js';
import { PDF_FONT, registerPdfFonts } from '#platform/server/pdf/fonts.ts';
import type { PlanResource, PlanSkill, Roadmap } from '../contract.ts';

type Plan = z.input<typeof Roadmap>['attributes'];
type Skill = z.input<typeof PlanSkill>;
type Resource = z.input<typeof PlanResource>;
type About = { brand: string; origin: string; id: string; madeAt: Date };

const INK = '#26221d';
const SOFT = '#635d55';
const LINE = '#e5e1da';
const BLUE = '#2250d6';
const GREEN = '#0b6b45';
const TINT = '#eef2fd';

const styles = StyleSheet.create({
  page: {
    paddingTop: 48,
    paddingHorizontal: 48,
    paddingBottom: 64,
    fontFamily: PDF_FONT,
    fontSize: 10,
    lineHeight: 1.5,
    color: INK,
  },
  brand: { fontSize: 12, fontWeight: 700, color: BLUE, marginBottom: 20 },
  title: { fontSize: 24, fontWeight: 700, lineHeight: 1.2, marginBottom: 8 },
  lead: { fontSize: 11, color: SOFT, marginBottom: 16 },
  facts: { flexDirection: 'row', backgroundColor: TINT, borderRadius: 8, padding: 14, marginBottom: 24, gap: 20 },
  figure: { fontSize: 16, fontWeight: 700, lineHeight: 1.2 },
  small: { fontSize: 8.5, color: SOFT },
  skill: { flexDirection: 'row', gap: 14, marginBottom: 6 },
  rail: { width: 26 },
  body: { flex: 1, paddingBottom: 14 },
  heading: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
  name: { fontSize: 14, fontWeight: 700, lineHeight: 1.3 },
  points: { fontSize: 12, fontWeight: 700, color: GREEN },
  label: { fontSize: 9, fontWeight: 600, color: SOFT, marginTop: 8, marginBottom: 2 },
  bullet: { flexDirection: 'row', gap: 6 },
  link: { color: BLUE, textDecoration: 'none', fontWeight: 600 },
  resource: { borderTopWidth: 1, borderTopColor: LINE, paddingVertical: 5 },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 48,
    right: 48,
    fontSize: 8,
    color: SOFT,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
} satisfies Styles);

const KINDS = [
  ['video', m.roadmaps_videos],
  ['course', m.roadmaps_courses],
  ['pdf', m.roadmaps_books],
  ['documentation', m.roadmaps_documents],
] as const;

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso));
const text = (content: string, ...style: Styles[string][]) => h(Text, { style }, content);

/** Draws a plan that is open to its reader. */
export async function drawRoadmap(plan: Plan, about: About): Promise<Uint8Array> {
  registerPdfFonts();
  const { title } = plan;
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    text(about.brand, styles.brand),
    text(title, styles.title),
    text(plan.summary, styles.lead),
    facts(plan),
    ...plan.skills.map((skill, index) => skillBlock(skill, index, index === plan.skills.length - 1)),
    foot(plan, about),
  );
  const info = { title, author: about.brand, language: 'en-IN', creationDate: about.madeAt, modificationDate: about.madeAt };
  return renderToBuffer(h(Document, info, page));
}

function facts(plan: Plan) {
  const figures: [string, string][] = [
    [String(plan.skill_count), m.roadmaps_pdf_skills()],
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

function skillBlock(skill: Skill, index: number, last: boolean) {
  return h(
    View,
    { key: skill.skill_id, style: styles.skill },
    station(index + 1, last),
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
          text(m.roadmaps_points({ points: skill.points }), styles.points),
        ),
        text(m.roadmaps_pdf_by({ hours: skill.hours, date: day(skill.due_on) }), styles.small),
        text(skill.summary),
        text(m.roadmaps_gain(), styles.label),
        ...skill.learning_elements.map(({ id, content }) => h(View, { key: id, style: styles.bullet }, text('•'), text(content))),
      ),
      ...KINDS.flatMap(([category, label]) =>
        resourceGroup(
          label(),
          skill.resources.filter((resource) => resource.category === category),
        ),
      ),
    ),
  );
}

/** The plan's own picture: a thread with numbered stops. */
const station = (number: number, last: boolean) =>
  h(
    View,
    { style: styles.rail },
    h(
      Svg,
      { width: 26, height: last ? 26 : 60, viewBox: `0 0 26 ${last ? 26 : 60}` },
      last ? null : h(Line, { x1: 13, y1: 24, x2: 13, y2: 60, stroke: LINE, strokeWidth: 3 }),
      h(Circle, { cx: 13, cy: 13, r: 11.5, fill: '#ffffff', stroke: BLUE, strokeWidth: 2.5 }),
      h(
        Text,
        { x: 13, y: 16.5, textAnchor: 'middle', style: { fontSize: 10, fontWeight: 700, fontFamily: PDF_FONT } },
        String(number),
      ),
    ),
  );

function resourceGroup(label: string, resources: Resource[]) {
  if (resources.length === 0) return [];
  return [
    text(label, styles.label),
    ...resources.map((resource) =>
      h(
        View,
        { key: resource.id, style: styles.resource, wrap: false },
        h(Link, { src: resource.url, style: styles.link }, resource.meta_title),
        text(
          m.roadmaps_pdf_resource({ provider: resource.provider, level: resource.level, hours: resource.hours }),
          styles.small,
        ),
      ),
    ),
  ];
}

const foot = (plan: Plan, about: About) =>
  h(
    View,
    { style: styles.foot, fixed: true },
    h(Link, { src: `${about.origin}/${plan.user_slug}/roadmap/${about.id}`, style: styles.link }, m.roadmaps_pdf_open()),
    h(Text, { render: ({ pageNumber, totalPages }) => m.roadmaps_pdf_page({ page: pageNumber, pages: totalPages }) }),
  );
