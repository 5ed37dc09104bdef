import type { ColumnType, Generated } from 'kysely';
import type { Plan } from './plan/plan-types.ts';
import type { SkipReason } from './plan/stations.ts';

/** One plan per source: of an application with its fitment, or of a learning pack. `plan` stays as it was built. */
export type RoadmapsTable = {
  id: Generated<string>;
  user_id: string;
  source_type: 'JobApplication' | 'LearningPack';
  source_id: string | null;
  fitment_score_id: string | null;
  pack_slug: string | null;
  plan: ColumnType<Plan, string, string>;
  /** PostgreSQL's numeric arrives as text. */
  hours_per_week: ColumnType<string, number, number>;
  start_on: ColumnType<string, string, string>;
  purchased_at: ColumnType<Date | null, never, Date | null>;
  read_at: ColumnType<Date | null, never, Date>;
  reminders: Generated<boolean>;
  created_at: ColumnType<Date, never, never>;
};

/** A resource the member has finished. */
export type RoadmapProgressTable = { roadmap_id: string; resource_id: string; done_at: Date };

/** What the member did with one skill of a plan; a row exists once there is something to keep. */
export type RoadmapStationsTable = {
  roadmap_id: string;
  skill_id: string;
  position: number | null;
  note: Generated<string>;
  done_at: Date | null;
  skipped_at: Date | null;
  skip_reason: SkipReason | null;
  skip_note: Generated<string>;
};

/** A secret address of a plan, by the hash of its secret. One of each kind. */
export type RoadmapLinksTable = {
  id: Generated<string>;
  roadmap_id: string;
  kind: 'calendar' | 'share';
  secret_hash: Buffer;
  with_score: boolean;
  created_at: Date;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    roadmaps: RoadmapsTable;
    roadmap_progress: RoadmapProgressTable;
    roadmap_stations: RoadmapStationsTable;
    roadmap_links: RoadmapLinksTable;
  }
}
