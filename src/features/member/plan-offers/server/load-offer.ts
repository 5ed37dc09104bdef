import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import {
  buildFitInput,
  findBetterWords,
  findKnownSkills,
  getFitment,
  prepareOutlook,
  scoreFit,
  type Fitment,
  type FitInput,
} from '#features/member/fitment/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { Aim } from './choose-path.ts';
import { computeOffer, isOffered, type Offer, type OfferInput } from './compute-offer.ts';

export type LoadedOffer = { fitment: Fitment; input: OfferInput; offer: Offer; fitInput: FitInput };
/** The query of an aim. */
export type ChoiceQuery = { aim: Aim['kind']; skill_ids: string; hours_per_week: number };

/** Loads one of the viewer's applications and what a plan would do for it as things stand; 409 without a score. */
export async function loadOffer(ctx: Context, applicationId: string): Promise<LoadedOffer> {
  const viewer = signedIn(ctx);
  const { userId } = await getApplicationWithJob(ctx, applicationId);
  if (userId !== viewer.id) throw notFound('application');
  return offerOf(ctx, await getFitment(ctx, { applicationId }));
}

/** What a plan would do for a fitment; 409 without a score. Checks no permission. */
export async function offerOf(ctx: Context, fitment: Fitment): Promise<LoadedOffer> {
  const loaded = await findOfferOf(ctx, fitment);
  if (loaded === null) throw conflict('no-score');
  return loaded;
}

/** Whether the rules sell a plan for a fitment as things stand. Checks no permission. */
export async function isPlanSold(ctx: Context, fitment: Fitment): Promise<boolean> {
  const loaded = await findOfferOf(ctx, fitment);
  return loaded !== null && isOffered(loaded.offer);
}

/** What a plan would do for a fitment; null without a score. Checks no permission. */
export async function findOfferOf(ctx: Context, fitment: Fitment): Promise<LoadedOffer | null> {
  if (fitment.resume_text === null) return null;
  const fitInput = await buildFitInput(ctx, fitment);
  const outlook = prepareOutlook(fitInput);
  if (outlook === null) return null;
  const { skills, taxonomy } = await skillCatalogue();
  const input: OfferInput = {
    report: scoreFit(fitInput),
    taxonomy,
    catalogue: skills,
    knownSkillIds: findKnownSkills(fitInput),
    outlook,
    words: findBetterWords(fitInput),
  };
  return { fitment, input, offer: computeOffer(input), fitInput };
}

/** The aim that a query asks for. */
export function aimOf({ aim, skill_ids }: ChoiceQuery): Aim {
  return aim === 'part' ? { kind: 'part', skillIds: skill_ids.split(',').filter(Boolean) } : { kind: aim };
}
