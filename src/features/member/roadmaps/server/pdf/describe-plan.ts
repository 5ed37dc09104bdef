import type { z } from 'zod';
import { CHECK } from '#features/base/skills/server/index.ts';
import type { Projection } from '#features/member/fitment/server/index.ts';
import {
  formatDate,
  formatHours,
  formatLanguageName,
  formatList,
  formatLongDate,
  formatNumber,
  formatPercent,
} from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import type { Roadmap } from '../../contract.ts';
import type { PlanResource, PlanSkill } from '../../contract-steps.ts';
import type { PlannedSkill } from '../plan/plan-types.ts';
import type { PlanSheet, SheetResource, SheetStep } from './plan-sheet.ts';

type PlanView = z.input<typeof Roadmap>['attributes'];
type SkillView = z.input<typeof PlanSkill>;
type ResourceView = z.input<typeof PlanResource>;
type Band = Projection['band'];

export type PlanInPrint = {
  /** An unlocked plan, as its owner sees it. */
  plan: PlanView;
  planned: readonly PlannedSkill[];
  bands: { now: Band; after: Band } | null;
  /** The skills that have a check. */
  checkedSkillIds: ReadonlySet<string>;
  brand: string;
  /** The address of the plan's page. */
  url: string;
  madeAt: Date;
  languageTag: string;
};

const GROUPS = [
  ['video', m.roadmaps_videos],
  ['course', m.roadmaps_courses],
  ['pdf', m.roadmaps_books],
  ['documentation', m.roadmaps_documents],
] as const;
const BAND_LABELS = { good: m.fitment_band_good, moderate: m.fitment_band_moderate, low: m.fitment_band_low };
const UTC = { timeZone: 'UTC' };

/** Words a plan in the language of the request: what was set aside comes last, and what the member left out is not in it. */
export function describePlan(input: PlanInPrint): PlanSheet {
  const { plan } = input;
  const unlocked = plan.skills.filter(({ locked }) => !locked);
  const steps = unlocked.filter(({ state }) => state !== 'skipped');
  const aside = unlocked.filter(isSetAside);
  return {
    languageTag: input.languageTag,
    brand: input.brand,
    title: plan.title,
    summary: plan.summary,
    bands: describeBands(input),
    figures: [
      { value: formatNumber(steps.length), label: m.plan_offers_stops({ count: steps.length }) },
      { value: formatHours(plan.hours), label: m.plan_offers_pace({ hours: plan.hours_per_week }) },
      { value: formatLongDate(plan.due_on, UTC), label: m.roadmaps_pdf_done() },
    ],
    madeAt: input.madeAt.toISOString(),
    made: m.roadmaps_pdf_made({ date: formatLongDate(input.madeAt) }),
    online: { text: m.roadmaps_pdf_open(), url: input.url },
    scan: m.roadmaps_pdf_scan(),
    pathTitle: m.roadmaps_skills_in_order(),
    steps: [...steps, ...aside].map((skill) => describeStep(skill, input)),
    goal: { text: describeGoal(plan), done: plan.next === null },
    pageNumber: m.roadmaps_pdf_page({ page: '{page}', pages: '{pages}' }),
  };
}

function describeBands({ plan, bands }: PlanInPrint): PlanSheet['bands'] {
  if (!bands) return [];
  const describe = (label: string, band: Band, score: number | null) => ({
    label,
    band: BAND_LABELS[band](),
    score: score === null ? '' : m.roadmaps_pdf_score({ score }),
  });
  return [
    describe(m.roadmaps_pdf_now(), bands.now, plan.current_score),
    describe(m.roadmaps_pdf_after(), bands.after, plan.projected_score),
  ];
}

function describeGoal({ source_type, projected_score }: PlanView): string {
  if (source_type === 'LearningPack') return m.roadmaps_goal_pack();
  return projected_score === null ? m.roadmaps_goal() : m.roadmaps_goal_score({ score: projected_score });
}

const day = (iso: string): string => formatDate(iso, 'full', UTC);

function describeStep(skill: SkillView, { plan, planned, checkedSkillIds }: PlanInPrint): SheetStep {
  const stored = planned.find(({ skill_id }) => skill_id === skill.skill_id);
  const { path } = skill;
  const work = stored?.work;
  return {
    name: skill.skill_name,
    done: skill.state === 'done',
    dates: describeDates(skill),
    points: skill.points > 0 ? m.roadmaps_points({ points: formatNumber(skill.points) }) : '',
    summary: skill.summary,
    why: { label: m.roadmaps_pdf_why(), lines: describeReasons(stored, plan) },
    afterwards: {
      label: m.roadmaps_pdf_afterwards(),
      lines: skill.learning_elements.map(({ content }) => content),
    },
    resources: path.length > 0 ? [describePath(skill)] : describeGroups(skill),
    check: {
      label: m.roadmaps_pdf_check(),
      lines: checkedSkillIds.has(skill.skill_id)
        ? [m.roadmaps_pdf_check_text({ questions: CHECK.questions, percent: formatPercent(CHECK.passingShare) })]
        : [],
    },
    work: work
      ? {
          label: `${m.roadmaps_pdf_work()} (${formatHours(work.hours)})`,
          title: work.title,
          task: work.task,
          criteriaLabel: m.roadmaps_pdf_criteria(),
          criteria: work.criteria,
        }
      : null,
    sum: describeHours(path, work?.hours ?? 0, skill.hours),
    note: skill.note ? { label: m.roadmaps_note(), text: skill.note } : null,
  };
}

const isSetAside = ({ skip }: SkillView): boolean => skip?.reason === 'cut' || skip?.reason === 'shown';

function describeDates(skill: SkillView): string {
  if (skill.done_on) return m.roadmaps_done_on({ date: day(skill.done_on) });
  if (isSetAside(skill)) return m.roadmaps_set_aside_hours({ hours: formatHours(skill.hours) });
  return m.roadmaps_pdf_dates({ hours: formatHours(skill.hours), start: day(skill.start_on), end: day(skill.due_on) });
}

function describeReasons(stored: PlannedSkill | undefined, plan: PlanView): string[] {
  const needs = plan.skills.filter(({ skill_id }) => stored?.needed_by?.includes(skill_id)).map(({ skill_name }) => skill_name);
  return [
    ...(stored?.ad ? [m.roadmaps_pdf_ad({ quote: stored.ad })] : []),
    ...(needs.length > 0 ? [m.roadmaps_pdf_needed({ names: formatList(needs) })] : []),
  ];
}

/** The sum is printed only where it is the hours of the stop. */
function describeHours(path: SkillView['path'], work: number, total: number): string {
  const learning = path.reduce((sum, { hours }) => sum + hours, 0);
  if (path.length === 0 || work === 0 || Math.abs(learning + work - total) >= 0.05) return '';
  return m.roadmaps_pdf_sum({ learning: formatHours(learning), work: formatHours(work), total: formatHours(total) });
}

const describePath = ({ path }: SkillView) => ({ label: m.roadmaps_pdf_take(), resources: path.map(describePart) });

function describePart({ part, excerpt, teaches, hours, done, resource }: SkillView['path'][number]): SheetResource {
  return {
    title: resource.meta_title,
    url: resource.url,
    done,
    lines: [
      ...(part === null && !excerpt ? [] : [m.roadmaps_pdf_part({ part: part ?? m.roadmaps_excerpt() })]),
      m.roadmaps_pdf_teaches({ elements: teaches.join('; ') }),
      describeFacts(resource, hours),
      ...describeChanges(resource),
    ],
  };
}

/** All resources by kind, for plans without a path. */
const describeGroups = ({ resources }: SkillView) =>
  GROUPS.map(([category, label]) => ({
    label: label(),
    resources: resources.filter((resource) => resource.category === category).map(describeAlternative),
  }));

const describeAlternative = (resource: ResourceView): SheetResource => ({
  title: resource.meta_title,
  url: resource.url,
  done: resource.done,
  lines: [describeFacts(resource, resource.hours), ...describeChanges(resource)],
});

const describeFacts = ({ provider, language }: Pick<ResourceView, 'provider' | 'language'>, hours: number): string =>
  [provider, language && formatLanguageName(language), hours > 0 ? formatHours(hours) : ''].filter(Boolean).join(' · ');

const describeChanges = ({ substitute_for, broken }: Pick<ResourceView, 'substitute_for' | 'broken'>): string[] => [
  ...(substitute_for ? [m.roadmaps_substitute({ title: substitute_for.title })] : []),
  ...(broken ? [m.roadmaps_broken()] : []),
];
