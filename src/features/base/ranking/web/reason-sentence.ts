import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { FeedReason } from '../contract.ts';

const SENTENCES: Record<FeedReason['kind'], (subject: string) => string> = {
  applied: (subject) => m.ranking_why_applied({ field: fieldName(subject) }),
  saved: (subject) => m.ranking_why_saved({ field: fieldName(subject) }),
  role: (subject) => m.ranking_why_role({ subject }),
  skill: (subject) => m.ranking_why_skill({ subject }),
  interest: (subject) => m.ranking_why_interest({ subject }),
  collaborative: (subject) => (subject ? m.ranking_why_collaborative({ subject }) : m.ranking_why_liked()),
  'content-based': (subject) => m.ranking_why_content_based({ subject }),
  missing: (subject) => m.ranking_why_missing({ subject }),
  writes: (subject) => (subject ? m.ranking_why_writes({ subject }) : m.ranking_why_writes_popular()),
  'mutual-follows': () => m.ranking_why_mutual_follows(),
  'co-followed': () => m.ranking_why_co_followed(),
  'followed-author': (subject) => m.ranking_why_followed_author({ subject }),
  liked: () => m.ranking_why_liked(),
  'most-followed': () => m.ranking_why_most_followed(),
  editors: () => m.ranking_why_editors(),
  new: () => m.ranking_why_new(),
  beyond: () => m.ranking_why_beyond(),
};

/** The reason of a recommendation as one short sentence. */
export const reasonSentence = ({ kind, subject }: FeedReason): string => SENTENCES[kind](subject);
