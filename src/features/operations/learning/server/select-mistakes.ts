import { listMistakes, type MistakeFilter } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadDescriptions } from './describe-things.ts';
import { presentMistakeItem } from './present-mistakes.ts';

type Query = MistakeFilter & { cursor?: string | undefined };

/** A filter that also finds things by what they say and by the names of their skills. */
export async function widenFilter(ctx: Context, query: Query) {
  const descriptions = await loadDescriptions(ctx);
  return { descriptions, filter: { ...query, thingIds: query.find ? descriptions.find(query.find) : [] } };
}

/** The cases that a filter finds, as rows of a list. */
export async function selectMistakes(ctx: Context, query: Query, size: number) {
  const { descriptions, filter } = await widenFilter(ctx, query);
  const { shown, next } = await listMistakes(ctx, filter, size);
  return { filter, next, items: shown.map((row) => presentMistakeItem(row, descriptions)) };
}
