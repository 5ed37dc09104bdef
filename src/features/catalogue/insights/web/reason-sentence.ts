import { m } from '#platform/messages/messages.js';
import type { InsightCardResource } from './queries.ts';

type Reason = NonNullable<InsightCardResource['attributes']['reason']>;

const GENERAL_REASONS = {
  new: m.insights_why_new,
  trending: m.insights_why_trending,
  editors: m.insights_why_editors,
  beyond: m.insights_why_beyond,
};

/** Why a card is recommended, as one short sentence. */
export function reasonSentence({ kind, subject }: Reason): string {
  if (kind === 'hashtag') return m.insights_why_hashtag({ subject });
  if (kind === 'category') return m.insights_why_category({ subject });
  return GENERAL_REASONS[kind]();
}
