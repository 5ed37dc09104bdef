/** Converts the input of a card to columns, and validates it for publishing. */
import { ensureHashtags, findHashtags, listCategories } from '#features/base/interests/server/index.ts';
import { countWords } from '#platform/contract/count-words.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import type { CodedIssue } from '#platform/contract/problem.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { insightsContract } from '../contract.ts';
import { BODY_VERSION, bodyText, sanitiseBody } from './body/sanitise-body.ts';
import type { FullRow } from './get-readable-insight.ts';

export type InsightInput = ParsedOf<(typeof insightsContract)['POST /api/knowledges']>['body'];

const WORDS_PER_MINUTE = 200;
const MIN_BODY_WORDS = 20;
const MIN_TITLE_LENGTH = 5;
const MAX_CREATED_SUMMARY_LENGTH = 200;

/** The columns derived from a body. */
export function bodyColumns(html: string) {
  const body = sanitiseBody(html);
  return { body, body_version: BODY_VERSION, minutes: Math.max(1, Math.round(countWords(bodyText(body)) / WORDS_PER_MINUTE)) };
}

/** The columns derived from hashtags; creates unknown hashtags. */
export async function hashtagColumns(ctx: Context, names: readonly string[]) {
  const hashtags = await ensureHashtags(ctx, names);
  const rows = await findHashtags(ctx, hashtags);
  return { hashtags, tag_words: [...rows.values()].map(({ name }) => name).join(' ') };
}

/** The columns to update; omitted fields stay unchanged. 422 for an unknown category. */
export async function inputColumns(ctx: Context, { category, hashtags, body, publish: _publish, ...fields }: InsightInput) {
  return {
    ...fields,
    ...(body !== undefined && bodyColumns(body)),
    ...(hashtags && (await hashtagColumns(ctx, hashtags))),
    ...(category !== undefined && { category_id: await findCategoryId(ctx, category) }),
    updated_at: ctx.clock.now(),
  };
}

/** The id of a category that exists; null for none. */
export async function findCategoryId(ctx: Context, slug: string | null): Promise<string | null> {
  if (slug === null || slug === '') return null;
  const category = (await listCategories(ctx)).find((other) => other.slug === slug);
  if (!category) throw invalid({ path: 'category', code: 'category-unknown' });
  return category.id;
}

/** Throws 422 with everything that is missing for publishing the card. */
export function requireComplete({ title, body, category_id }: Pick<FullRow, 'title' | 'body' | 'category_id'>): void {
  const missing: CodedIssue[] = [];
  if (title.trim().length < MIN_TITLE_LENGTH) missing.push({ path: 'title', code: 'title-too-short' });
  if (!category_id) missing.push({ path: 'category', code: 'category-required' });
  if (countWords(bodyText(body)) < MIN_BODY_WORDS) missing.push({ path: 'body', code: 'body-too-short' });
  if (missing.length > 0) throw invalid(...missing);
}

/** Returns the beginning of the body, for a card without a summary. */
export function createSummary(html: string): string {
  const text = bodyText(html);
  if (text.length <= MAX_CREATED_SUMMARY_LENGTH) return text;
  return `${text.slice(0, MAX_CREATED_SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
}
