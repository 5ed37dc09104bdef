import type { z } from 'zod';
import { countWaitingReports, loadResourceBank, type BankResource } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { ResourceState } from '../contract-resources.ts';
import { matches } from './page-of.ts';

type State = z.infer<typeof ResourceState>;
export type ResourceFilter = { find: string; state?: State | undefined };
export type FoundResource = BankResource & { reports: number };

/** The learning resources that a filter finds, by skill. */
export async function selectResources(ctx: Context, { find, state }: ResourceFilter): Promise<FoundResource[]> {
  const [bank, reports] = await Promise.all([loadResourceBank(ctx), countWaitingReports(ctx, 'resource')]);
  return bank
    .map((resource) => ({ ...resource, reports: reports.get(resource.url) ?? 0 }))
    .filter(({ url, stated, skills }) =>
      matches(find, [url, stated.url, stated.title, stated.provider, ...skills.map(({ name }) => name)]),
    )
    .filter((resource) => state === undefined || isIn(state, resource));
}

function isIn(state: State, { check, replacement, dropped, reports }: FoundResource): boolean {
  if (state === 'replaced') return replacement !== null;
  if (state === 'dropped') return dropped;
  if (state === 'reported') return reports > 0;
  return !dropped && healthOf(check) === state;
}

/** What the last check of an address found. */
export const healthOf = (check: BankResource['check']): NonNullable<BankResource['check']>['verdict'] | 'unchecked' =>
  check?.verdict ?? 'unchecked';
