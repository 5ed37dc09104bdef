import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSourceRecord } from './get-source-record.ts';
import { presentWholeSource } from './present-sources.ts';
import { changeSource } from './save-source.ts';

/** Changes name, address, company, where to apply, or schedule. */
export const updateSource: UseCase<'PATCH /api/job_sources/{id}'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const { name, address, company, apply_url, schedule } = body;
  const change = {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(company !== undefined && { company }),
    ...(apply_url !== undefined && { apply_url }),
    ...(schedule !== undefined && { schedule }),
  };
  const source = await changeSource(ctx, await getSourceRecord(ctx, params.id), change);
  return { data: await presentWholeSource(ctx, source) };
};
