import type { z } from 'zod';
import { findFitmentOfApplication } from '#features/member/fitment/server/index.ts';
import { findOfferOf, isWorthSelling } from '#features/member/plan-offers/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Sale } from '../contract.ts';
import { roadmapFacts, type StoredRoadmap } from './load-roadmap.ts';
import { isOpen } from './plan/slip.ts';
import type { Step } from './plan/steps.ts';

/**
 * Whether a plan can be bought as things stand: the rules sell one for its application, and its own stops do what it was
 * offered for. Null for a plan that is open already. Checks no permission.
 */
export async function findSale(ctx: Context, row: StoredRoadmap, steps: readonly Step[]): Promise<z.input<typeof Sale> | null> {
  if (row.source_id === null || roadmapFacts(row).purchased) return null;
  const fitment = await findFitmentOfApplication(ctx, row.source_id);
  const loaded = fitment && (await findOfferOf(ctx, fitment));
  if (!loaded) return 'falls_short';
  const { verdict } = loaded.offer;
  if (verdict === 'out_of_reach' || verdict === 'not_needed') return verdict;
  // A plan without an aim is one from before December 2026 that could not be built anew.
  const { aim } = row.plan;
  const stops = steps.filter(({ state }) => state !== 'skipped').map(({ skill }) => skill.skill_id);
  const isWorth = aim !== undefined && isWorthSelling(loaded.input.outlook, stops, aim);
  return isWorth && steps.some(isOpen) ? 'open' : 'falls_short';
}
