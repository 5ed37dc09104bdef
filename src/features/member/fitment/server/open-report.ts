import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { Report } from '../contract.ts';
import { findFitmentOfApplication, latestReport } from './load-fitment.ts';
import { presentReport } from './present-fitment.ts';
import { readStoredReport } from './stored-report.ts';

/** Whether an application has a report that its owner has opened. Checks no permission. */
export async function hasOpenReport(ctx: Context, applicationId: string): Promise<boolean> {
  const fitment = await findFitmentOfApplication(ctx, applicationId);
  return fitment?.status === 'ready' && fitment.unlocked_at !== null;
}

/** The newest report of an application that its owner has opened; null for none. Checks no permission. */
export async function findOpenReport(ctx: Context, applicationId: string): Promise<z.input<typeof Report> | null> {
  const fitment = await findFitmentOfApplication(ctx, applicationId);
  if (!fitment || fitment.unlocked_at === null) return null;
  const stored = await latestReport(ctx, fitment.id);
  return stored && readStoredReport(stored.report).enough ? presentReport(ctx, stored) : null;
}
