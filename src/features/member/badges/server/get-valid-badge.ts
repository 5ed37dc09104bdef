import { problem } from '#platform/http/errors.ts';
import type { Context } from '#platform/http/context.ts';
import { getStoredBadge, type StoredBadge } from './get-badge.ts';

export const toBytes = (text: string) => new TextEncoder().encode(text);

/** A badge that is not withdrawn; 410 otherwise. */
export async function getValidBadge(ctx: Context, id: string): Promise<StoredBadge> {
  const row = await getStoredBadge(ctx, id);
  if (row.withdrawn_at) throw problem(410, 'badge-withdrawn');
  return row;
}
