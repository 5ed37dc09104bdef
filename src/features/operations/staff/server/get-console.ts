import type { z } from 'zod';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { findFreshUntil, hasScope } from '#features/base/accounts/server/index.ts';
import { staffOnly, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { BeginStep } from '../contract.ts';

/** What waits in a place of the console, counted for those who may open it. */
export type PlaceCount = { scopes: readonly StaffScope[]; count: (ctx: Context) => Promise<number> };
export type PlaceCounts = Readonly<Record<string, PlaceCount>>;

/** Whether each step of beginning a new site is done, in the order in which they are shown. */
export type BeginSteps = (ctx: Context) => Promise<{ id: z.infer<typeof BeginStep>; done: boolean }[]>;

/** How much waits in each place that the viewer may open; for administrators of a new site also how to begin. */
export const getConsole =
  (places: PlaceCounts, findBeginSteps: BeginSteps): UseCase<'GET /api/staff'> =>
  async (ctx) => {
    const { id, scopes } = staffOnly(ctx);
    const open = Object.entries(places).filter(([, place]) => hasScope(scopes, place.scopes));
    const counts = await Promise.all(open.map(async ([name, { count }]) => [name, await count(ctx)] as const));
    const fresh_until = (await findFreshUntil(ctx)).toISOString();
    const steps = scopes.includes('administrator') ? await findBeginSteps(ctx) : [];
    const begin = steps.some(({ done }) => !done) ? steps : [];
    return { data: { id, type: 'staff_console', attributes: { counts: Object.fromEntries(counts), begin, fresh_until } } };
  };
