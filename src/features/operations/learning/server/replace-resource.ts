import { requireScope } from '#features/base/accounts/server/index.ts';
import { replaceResource as storeReplacement } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentResource } from './present-resources.ts';

/** Replaces the address of a resource, with where the new one comes from; it is checked at once. */
export const replaceResource: UseCase<'PUT /api/staff/resources/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...replacement } = body;
  await storeReplacement(ctx, { id, version, reason }, replacement);
  await ctx.enqueue('resources.check-one', { url: replacement.url });
  return presentResource(ctx, id);
};
