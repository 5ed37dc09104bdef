import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Swaps } from './plan/current-path.ts';
import type { Plan } from './plan/plan-types.ts';
import type { SkipReason } from './plan/steps.ts';

/**
 * A learning plan of an application or a learning pack. `plan` is stored as built, and
 * changed only when the member applies what a later score changed. `replanned` restores what the last new planning changed.
 * `hours_per_week` is
 * text because node-postgres returns numeric columns as text.
 */
export type RoadmapsTable = Refine<
  Rows['roadmaps'],
  {
    source_type: 'JobApplication' | 'LearningPack';
    plan: ColumnType<Plan, string, string>;
    replanned: ColumnType<Replanned | null, string | null | undefined, string | null>;
    review: 'stands' | 'refund_offered' | null;
  }
>;

type Replanned = { start_on: string; hours_per_week: number; set_aside: string[] };

/** A resource the member has finished. */
export type RoadmapProgressTable = Rows['roadmap_progress'];

/** The hours that the member entered for a part of a path before finishing it. */
export type RoadmapHoursTable = Rows['roadmap_hours'];

/** What the member saved for a skill of a plan: position, note, finished or skipped. Created with the first change. */
export type RoadmapStationsTable = Refine<
  Rows['roadmap_stations'],
  {
    skip_reason: SkipReason | null;
    swaps: ColumnType<Swaps, string | undefined, string>;
  }
>;

/** A secret link of a plan, stored as a hash; at most one of each kind. */
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
    roadmap_hours: RoadmapHoursTable;
    roadmap_stations: RoadmapStationsTable;
    roadmap_links: RoadmapLinksTable;
  }
}
