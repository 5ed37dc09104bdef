import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Plan } from './plan/plan-types.ts';
import type { SkipReason } from './plan/steps.ts';

/**
 * One plan per source: of an application with its fitment, or of a learning pack. `plan` stays as it was built.
 * `hours_per_week`: PostgreSQL's numeric arrives as text.
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

/** What the member did with one skill of a plan; a row exists once there is something to keep. */
export type RoadmapStationsTable = Refine<
  Rows['roadmap_stations'],
  {
    skip_reason: SkipReason | null;
  }
>;

/** A secret address of a plan, by the hash of its secret. One of each kind. */
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
