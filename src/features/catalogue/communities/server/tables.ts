import type { Rows } from '#platform/db/db.ts';

/** The community data of a category. */
export type CommunitiesTable = Rows['communities'];

/** Topics that the editors feature. */
export type CommunityTopicsTable = Rows['community_topics'];

/** One row for each member and suggested topic. */
export type TopicSuggestionsTable = Rows['topic_suggestions'];

/** One row per event; a yearly event moves to the next year when it is over. */
export type CommunityEventsTable = Rows['community_events'];

declare module '#platform/db/db.ts' {
  interface Tables {
    communities: CommunitiesTable;
    community_topics: CommunityTopicsTable;
    topic_suggestions: TopicSuggestionsTable;
    community_events: CommunityEventsTable;
  }
}
