/** What lists read of insights: everything but their bodies. */
import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { InsightsTable } from './tables.ts';

export type CardRow = Pick<Selectable<InsightsTable>, (typeof CARD_COLUMNS)[number]>;

export const CARD_COLUMNS = [
  'id',
  'slug',
  'author_id',
  'title',
  'language',
  'summary',
  'body_version',
  'category_id',
  'hashtags',
  'tag_words',
  'source_url',
  'cover',
  'minutes',
  'created_at',
  'updated_at',
  'published_at',
  'deleted_at',
  'hidden_at',
  'hidden_reason',
  'withdrawn',
  'starts_at',
  'ends_at',
] as const;

export const selectCards = (ctx: Context) => ctx.db.selectFrom('insights').select(CARD_COLUMNS);
