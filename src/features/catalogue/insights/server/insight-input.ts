/** Converts the input of a card to columns, and validates it for publishing. */
import { ensureHashtags, findHashtags, listCategories } from '#features/base/interests/server/index.ts';
import { countWords } from '#platform/contract/count-words.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import type { CodedIssue } from '#platform/contract/problem.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { insightsContract } from '../contract.ts';
import { BODY_VERSION, bodyText, sanitiseBody } from './body/sanitise-body.ts';
import type { FullRow } from './find-insight.ts';

export type InsightInput = ParsedOf<(typeof insightsContract)['POST /api/knowledges']>['body'];

const WORDS_A_MINUTE = 200;
const FEWEST_WORDS = 20;
const SHORTEST_TITLE = 5;
const SUMMARY_LENGTH = 200;

/** The columns derived from a body. */
export function bodyColumns(html: string) {
  const body = sanitiseBody(html);
  return { body, body_version: BODY_VERSION, minutes: Math.max(1, Math.round(countWords(bodyText(body)) / WORDS_A_MINUTE)) };
}

/** The columns derived from hashtags; creates unknown hashtags. */
export async function hashtagColumns(ctx: Context, names: readonly string[]) {
  const hashtags = await ensureHashtags(ctx, names);
  const known = await findHashtags(ctx, hashtags);
  return { hashtags, tag_words: [...known.values()].map(({ name }) => name).join(' ') };
}

/** The columns to update; omitted fields stay unchanged. 422 for an unknown category. */
export async function writingColumns(ctx: Context, { category, hashtags, body, publish: _publish, ...plain }: InsightInput) {
  return {
    ...plain,
    ...(body !== undefined && bodyColumns(body)),
    ...(hashtags && (await hashtagColumns(ctx, hashtags))),
    ...(category !== undefined && { category_id: await categoryId(ctx, category) }),
    updated_at: ctx.clock.now(),
  };
}

async function categoryId(ctx: Context, slug: string | null): Promise<string | null> {
  if (slug === null || slug === '') return null;
  const category = (await listCategories(ctx)).find((one) => one.slug === slug);
  if (!category) throw invalid({ path: 'category', code: 'category-unknown' });
  return category.id;
}

/** 422 with everything that a card still lacks before others may read it. */
export function requireComplete({ title, body, category_id }: Pick<FullRow, 'title' | 'body' | 'category_id'>): void {
  const missing: CodedIssue[] = [];
  if (title.trim().length < SHORTEST_TITLE) missing.push({ path: 'title', code: 'title-too-short' });
  if (!category_id) missing.push({ path: 'category', code: 'category-required' });
  if (countWords(bodyText(body)) < FEWEST_WORDS) missing.push({ path: 'body', code: 'body-too-short' });
  if (missing.length > 0) throw invalid(...missing);
}

/** The start of the body, for a card without a summary. */
export function createSummary(html: string): string {
  const text = bodyText(html);
  if (text.length <= SUMMARY_LENGTH) return text;
  return `${text.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
}
