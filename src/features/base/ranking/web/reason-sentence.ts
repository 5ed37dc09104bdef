import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { FeedReason } from '../contract.ts';

const SENTENCES: Record<FeedReason['kind'], (subject: string) => string> = {
  applied: (subject) => m.feeds_why_applied({ field: fieldName(subject) }),
  saved: (subject) => m.feeds_why_saved({ field: fieldName(subject) }),
  skill: (subject) => m.feeds_why_skill({ subject }),
  interest: (subject) => m.feeds_why_interest({ subject }),
  alike: (subject) => (subject ? m.feeds_why_alike({ subject }) : m.feeds_why_liked()),
  similar: (subject) => m.feeds_why_similar({ subject }),
  missing: (subject) => m.feeds_why_missing({ subject }),
  writes: (subject) => (subject ? m.feeds_why_writes({ subject }) : m.feeds_why_writes_popular()),
  shared: () => m.feeds_why_shared(),
  by: (subject) => m.feeds_why_by({ subject }),
  liked: () => m.feeds_why_liked(),
  followed: () => m.feeds_why_followed(),
  editors: () => m.feeds_why_editors(),
  new: () => m.feeds_why_new(),
  beyond: () => m.feeds_why_beyond(),
};

/** The reason of a recommendation as one short sentence. */
export const reasonSentence = ({ kind, subject }: FeedReason): string => SENTENCES[kind](subject);
