import type { z } from 'zod';
import type { Counts, PlanResource, PlanSkill } from '../contract.ts';
import type { FreshResource } from './plan/fresh-resources.ts';
import type { Step } from './plan/steps.ts';

type ShownSkill = z.input<typeof PlanSkill>;
type ShownResource = z.input<typeof PlanResource>;
type ShownCounts = z.input<typeof Counts>;

const CATEGORY = { video: 'video', course: 'course', book: 'pdf', document: 'documentation' } as const;
export const NO_RESOURCES: ShownCounts = { course: 0, video: 0, pdf: 0, documentation: 0 };

/** Presents one step. A locked one exposes only name, counts, hours, dates, points and its owner's note. */
export function presentStep(station: Step, locked: boolean, finished: ReadonlySet<string>): ShownSkill {
  const { skill, resources } = station;
  return {
    skill_id: skill.skill_id,
    skill_name: skill.name,
    image_url: null,
    locked,
    free: station.built_at === 0,
    reason: skill.reason,
    state: station.state,
    summary: locked ? '' : skill.summary,
    points: skill.points,
    hours: skill.hours,
    hours_done: station.hours_done,
    start_on: station.start_on,
    due_on: station.due_on,
    done_on: station.done_on,
    late: station.late,
    skip: station.skip,
    note: station.note,
    resource_counts_by_category: resources
      .map(({ kind }) => ({ ...NO_RESOURCES, [CATEGORY[kind]]: 1 }))
      .reduce(addCounts, NO_RESOURCES),
    learning_elements: locked
      ? []
      : skill.learning_elements.map((content, index) => ({ id: `${skill.skill_id}-${index + 1}`, content })),
    resources: locked ? [] : resources.map((resource) => presentResource(resource, finished)),
  };
}

function presentResource(resource: FreshResource, finished: ReadonlySet<string>): ShownResource {
  const { id, kind, title, url, provider, level, language, hours, cost, checkedOn, broken, standsFor } = resource;
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
    substitute_for: standsFor && { id: standsFor.id, title: standsFor.title, reported: standsFor.reported },
  };
}

export const addCounts = (one: ShownCounts, other: ShownCounts): ShownCounts => ({
  course: one.course + other.course,
  video: one.video + other.video,
  pdf: one.pdf + other.pdf,
  documentation: one.documentation + other.documentation,
});
