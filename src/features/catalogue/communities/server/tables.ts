import type { Rows } from '#platform/db/db.ts';

/** The community data of a category. */
export type CommunitiesTable = Rows['communities'];

/** Topics that the editors put first. */
export type CommunityTopicsTable = Rows['community_topics'];

/** One row for each member and wished topic. */
export type TopicSuggestionsTable = Rows['topic_suggestions'];

/** The next time of an event; a yearly one moves on when it is over. */
export type CommunityEventsTable = Rows['community_events'];

declare module '#platform/db/db.ts' {
  interface Tables {
    communities: CommunitiesTable;
    community_topics: CommunityTopicsTable;
    topic_suggestions: TopicSuggestionsTable;
    community_events: CommunityEventsTable;
  }
}
