import { requireScope } from '#features/base/accounts/server/index.ts';
import { problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockSource } from './get-source-record.ts';
import { presentWholeSource } from './present-sources.ts';
import { changeSource } from './save-source.ts';
import type { SourceRecord } from './tables.ts';

/** Changes name, address, company, where to apply, or schedule; 412 where a colleague has changed it since it was read. */
export const updateSource: UseCase<'PATCH /api/job_sources/{id}'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const { name, address, company, apply_url, schedule, before, reason } = body;
  const seen = await lockSource(ctx, params.id);
  if (before && !isSame(seen, before)) throw problem(412, 'source-changed-meanwhile');
  const change = {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(company !== undefined && { company }),
    ...(apply_url !== undefined && { apply_url }),
    ...(schedule !== undefined && { schedule }),
  };
  const source = await changeSource(ctx, seen, change, { reason });
  return { data: await presentWholeSource(ctx, source) };
};

type Seen = Pick<SourceRecord, 'address' | 'company' | 'apply_url' | 'schedule'>;

const isSame = (one: Seen, other: Seen): boolean =>
  one.address === other.address &&
  one.company === other.company &&
  one.apply_url === other.apply_url &&
  one.schedule === other.schedule;
