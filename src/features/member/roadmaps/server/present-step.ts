import type { z } from 'zod';
import type { FinishedGrade } from '#features/member/fitment/server/index.ts';
import type { Counts, PlanResource, PlanSkill } from '../contract-steps.ts';
import type { CurrentPart } from './plan/current-path.ts';
import type { CurrentResource } from './plan/current-resources.ts';
import { learntHours } from './plan/learnt-hours.ts';
import type { Finished, Step } from './plan/steps.ts';

type SkillView = z.input<typeof PlanSkill>;
type ResourceView = z.input<typeof PlanResource>;
type PartView = SkillView['path'][number];
type CountsView = z.input<typeof Counts>;

const CATEGORY = { video: 'video', course: 'course', book: 'pdf', document: 'documentation' } as const;
export const NO_RESOURCES: CountsView = { course: 0, video: 0, pdf: 0, documentation: 0 };

/** Presents one step. A locked step contains only its name, counts, hours, dates, points and the owner's note. */
export function presentStep(step: Step, locked: boolean, finished: Finished, grade: FinishedGrade | null): SkillView {
  const { skill, resources, path } = step;
  return {
    skill_id: skill.skill_id,
    skill_name: skill.name,
    image_url: null,
    locked,
    free: step.original_index === 0,
    reason: skill.reason,
    state: step.state,
    summary: locked ? '' : skill.summary,
    points: skill.points,
    hours: skill.hours,
    hours_done: step.hours_done,
    start_on: step.start_on,
    due_on: step.due_on,
    done_on: step.done_on,
    grade: step.done_on === null ? null : grade,
    late: step.late,
    skip: step.skip,
    note: step.note,
    resource_counts_by_category: resources
      .map(({ kind }) => ({ ...NO_RESOURCES, [CATEGORY[kind]]: 1 }))
      .reduce(addCounts, NO_RESOURCES),
    learning_elements: locked
      ? []
      : skill.learning_elements.map((content, index) => ({ id: `${skill.skill_id}-${index + 1}`, content })),
    resources: locked ? [] : resources.map((resource) => presentResource(resource, finished)),
    path: locked ? [] : path.map((part) => presentPart(part, finished)),
    ad: locked ? null : (skill.ad ?? null),
    needed_by: skill.needed_by ?? [],
    work_hours: skill.work?.hours ?? null,
  };
}

const presentPart = (part: CurrentPart, finished: Finished): PartView => ({
  id: part.id,
  position: part.position,
  teaches: part.teaches,
  part: part.part,
  excerpt: part.excerpt,
  hours: part.hours,
  hours_done: Math.round(learntHours(part, finished) * 10) / 10,
  done: finished.has(part.id),
  swapped: part.swapped,
  resource: presentResource(part.resource, finished),
  others: part.others.map(({ resource, hours }) => ({ id: resource.id, hours })),
});

function presentResource(resource: CurrentResource, finished: Finished): ResourceView {
  const { id, kind, title, url, provider, level, language, hours, cost, checkedOn, broken, replaces } = resource;
  return {
    id,
    category: CATEGORY[kind],
    meta_title: title,
    original_url: url,
    url,
    provider,
    level,
    language,
    hours,
    cost,
    done: finished.has(id),
    checked_on: checkedOn,
    broken,
    substitute_for: replaces && { id: replaces.id, title: replaces.title, reported: replaces.reported },
  };
}

export const addCounts = (a: CountsView, b: CountsView): CountsView => ({
  course: a.course + b.course,
  video: a.video + b.video,
  pdf: a.pdf + b.pdf,
  documentation: a.documentation + b.documentation,
});
