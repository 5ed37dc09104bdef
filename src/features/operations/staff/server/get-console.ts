import type { StaffScope } from '#features/base/accounts/contract.ts';
import { findFreshUntil, hasScope } from '#features/base/accounts/server/index.ts';
import { staffOnly, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** What waits in a place of the console, counted for those who may open it. */
export type PlaceCount = { scopes: readonly StaffScope[]; count: (ctx: Context) => Promise<number> };
export type PlaceCounts = Readonly<Record<string, PlaceCount>>;

/** How much waits in each place that the viewer may open. */
export const getConsole =
  (places: PlaceCounts): UseCase<'GET /api/staff'> =>
  async (ctx) => {
    const { id, scopes } = staffOnly(ctx);
    const open = Object.entries(places).filter(([, place]) => hasScope(scopes, place.scopes));
    const counts = await Promise.all(open.map(async ([name, { count }]) => [name, await count(ctx)] as const));
    const fresh = await findFreshUntil(ctx);
    return {
      data: { id, type: 'staff_console', attributes: { counts: Object.fromEntries(counts), fresh_until: fresh.toISOString() } },
    };
  };
