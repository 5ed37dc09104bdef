import { problem } from '#platform/http/errors.ts';
import type { Context } from '#platform/http/context.ts';
import { findCredential, type StoredCredential } from './get-credential.ts';

export const bytes = (text: string) => new TextEncoder().encode(text);

/** A withdrawn badge is gone: 410. */
export async function findStanding(ctx: Context, id: string): Promise<StoredCredential> {
  const row = await findCredential(ctx, id);
  if (row.withdrawn_at) throw problem(410, 'badge-withdrawn');
  return row;
}
