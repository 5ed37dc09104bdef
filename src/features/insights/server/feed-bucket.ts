import { createHash } from 'node:crypto';
import type { Context } from '#platform/server/context.ts';
import { addressKey } from '#platform/server/rate-limit.ts';

const BUCKETS = ['a', 'b'] as const;

/**
 * The half of the readers somebody belongs to, so that a change of an algorithm can be tried on one of them: the same for a
 * member on every device, and for a visitor as long as their address is the same. Nothing is stored for it.
 */
export function feedBucket({ viewer, request }: Pick<Context, 'viewer' | 'request'>): string {
  const who = viewer ? `member:${viewer.id}` : `address:${addressKey(request.ip)}`;
  const half = createHash('sha256').update(`insights:${who}`).digest().readUInt8(0) % BUCKETS.length;
  return `${viewer ? 'member' : 'visitor'}-${BUCKETS[half]}`;
}
