import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { FeedReason } from '../contract.ts';

const SENTENCES: Record<FeedReason['kind'], (subject: string) => string> = {
  applied: (subject) => m.ranking_why_applied({ field: fieldName(subject) }),
  saved: (subject) => m.ranking_why_saved({ field: fieldName(subject) }),
  skill: (subject) => m.ranking_why_skill({ subject }),
  interest: (subject) => m.ranking_why_interest({ subject }),
  alike: (subject) => (subject ? m.ranking_why_alike({ subject }) : m.ranking_why_liked()),
  similar: (subject) => m.ranking_why_similar({ subject }),
  missing: (subject) => m.ranking_why_missing({ subject }),
  writes: (subject) => (subject ? m.ranking_why_writes({ subject }) : m.ranking_why_writes_popular()),
  shared: () => m.ranking_why_shared(),
  by: (subject) => m.ranking_why_by({ subject }),
  liked: () => m.ranking_why_liked(),
  followed: () => m.ranking_why_followed(),
  editors: () => m.ranking_why_editors(),
  new: () => m.ranking_why_new(),
  beyond: () => m.ranking_why_beyond(),
};

/** The reason of a recommendation as one short sentence. */
export const reasonSentence = ({ kind, subject }: FeedReason): string => SENTENCES[kind](subject);
