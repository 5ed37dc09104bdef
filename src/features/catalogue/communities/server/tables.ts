import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** What belongs to a category as a community. */
export type CommunitiesTable = { category_id: string; about: Generated<string>; questions: Generated<number> };

/** Topics that the editors put first. */
export type CommunityTopicsTable = {
  category_id: string;
  hashtag: string;
  position: Generated<number>;
  from_catalogue: Generated<boolean>;
};

/** One row for each member and wished topic. */
export type TopicSuggestionsTable = {
  id: Generated<string>;
  user_id: string;
  category_id: string;
  name: string;
  hashtag: string;
  reason: Generated<string>;
  status: Generated<string>;
  answer: Generated<string>;
  created_at: Stamp;
  decided_at: Date | null;
};

/** The next time of an event; a yearly one moves on when it is over. */
export type CommunityEventsTable = {
  id: Generated<string>;
  slug: string;
  category_id: string;
  kind: string;
  title: string;
  text: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: Generated<string>;
  precision: Generated<string>;
  yearly: Generated<boolean>;
  place: Generated<string>;
  link: Generated<string>;
  organiser: string;
  source: Generated<string>;
  created_at: Stamp;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    communities: CommunitiesTable;
    community_topics: CommunityTopicsTable;
    topic_suggestions: TopicSuggestionsTable;
    community_events: CommunityEventsTable;
  }
}
