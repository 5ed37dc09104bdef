import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { hasScope } from '#features/base/accounts/server/index.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';

/** Which articles the viewer may open by their address: those that are shown; editors all of them, as a preview. */
export const mayRead = (ctx: Context): RawBuilder<SqlBool> =>
  hasScope(ctx.viewer?.scopes ?? [], ['editor']) ? sql<SqlBool>`true` : isShownAt(ctx.clock.now());
