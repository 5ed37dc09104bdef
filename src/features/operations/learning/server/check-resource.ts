import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { getBankResource, RESOURCE } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentResource } from './present-resources.ts';

/** Checks the address of a resource in the background. */
export const checkResource: UseCase<'POST /api/staff/resources/{id}/check'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  const { url } = await getBankResource(ctx, params.id);
  await ctx.enqueue('resources.check-one', { url });
  await audit(ctx, { action: 'resource.check', objectType: RESOURCE, objectId: params.id });
  return presentResource(ctx, params.id);
};
