import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Plan } from './plan/plan-types.ts';
import type { SkipReason } from './plan/steps.ts';

/**
 * A plan per source: an application with its fitment, or a learning pack. `plan` stays as built. `hours_per_week` is
 * text, as node-postgres returns numeric.
 */
export type RoadmapsTable = Refine<
  Rows['roadmaps'],
  {
    source_type: 'JobApplication' | 'LearningPack';
    plan: ColumnType<Plan, string, string>;
  }
>;

/** A resource the member has finished. */
export type RoadmapProgressTable = Rows['roadmap_progress'];

/** A member's mark on a skill of a plan; created when needed. */
export type RoadmapStationsTable = Refine<
  Rows['roadmap_stations'],
  {
    skip_reason: SkipReason | null;
  }
>;

/** A secret link of a plan, stored as a hash. One of each kind. */
export type RoadmapLinksTable = Refine<
  Rows['roadmap_links'],
  {
    kind: 'calendar' | 'share';
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    roadmaps: RoadmapsTable;
    roadmap_progress: RoadmapProgressTable;
    roadmap_stations: RoadmapStationsTable;
    roadmap_links: RoadmapLinksTable;
  }
}
