/** Generated applications for tests of plans, over the real catalogue. */
import path from 'node:path';
import fc from 'fast-check';
import { buildTaxonomy, loadCatalogue, type Skill } from '#features/base/skills/server/index.ts';
import {
  findBetterWords,
  findKnownSkills,
  prepareOutlook,
  scoreFit,
  type FitInput,
} from '#features/member/fitment/server/index.ts';
import {
  computeOffer,
  isTeachable,
  type Aim,
  type Offer,
  type OfferInput,
  type Path,
} from '#features/member/plan-offers/server/index.ts';
import { buildPlan } from './build-plan.ts';
import type { Plan } from './plan-types.ts';

// Pieces of work may still be missing for some skills; for the rules of a plan any will do.
const WORK = { title: 'Make one', task: 'Make one and show it.', hours: 3, criteria: ['a', 'b', 'c'], show: ['text' as const] };
const catalogue: Skill[] = (await loadCatalogue(path.resolve('content'))).map((skill) => ({
  ...skill,
  work: skill.work ?? WORK,
}));
export const taxonomy = buildTaxonomy(catalogue);
export const teachable = catalogue.filter(isTeachable);
const TODAY = '2026-11-21';

export const NEWCOMER = `Summary
Organised office manager who has kept three busy offices running smoothly for years.
Experience
Office Manager, Harbour Legal Partners
Mar 2018 - Present
• Managed the front desk, calendars and travel bookings of twelve lawyers`;

export type Case = { input: OfferInput; offer: Offer };

export function offerFor(ad: string, resume = NEWCOMER, title = 'Trainee'): Case | null {
  const fitInput: FitInput = { taxonomy, ad: { title, text: ad }, resume, today: TODAY };
  const outlook = prepareOutlook(fitInput);
  if (outlook === null) return null;
  const knownSkillIds = findKnownSkills(fitInput);
  const input = { report: scoreFit(fitInput), taxonomy, catalogue, knownSkillIds, outlook, words: findBetterWords(fitInput) };
  return { input, offer: computeOffer(input) };
}

export function planOf({ input, offer }: Case, path: Path, aim: Aim, hoursPerWeek = 6): Plan {
  const { report } = input;
  return buildPlan({
    report,
    stops: path.stops,
    aim,
    untaught: offer.untaught,
    after: path.shown,
    hoursPerWeek,
    startOn: '2026-11-23',
  });
}

export const adWith = (names: readonly string[]) =>
  `Requirements\n${names.map((name) => `- Experience with ${name} is required`).join('\n')}\n- A bachelor's degree in any field`;
export const resumeWith = (names: readonly string[]) =>
  `Experience\nOffice Manager, Harbour Legal Partners\nMar 2018 - Present\n• Managed the front desk and the calendars of twelve lawyers and their guests every day\n${names.map((name) => `• Used ${name} every day for the work of the office`).join('\n')}\nEducation\nB.Com, University of Pune, 2014`;
export const someSkills = fc.uniqueArray(fc.constantFrom(...teachable), { minLength: 2, maxLength: 7, selector: ({ id }) => id });
export const someCase = fc.record({ required: someSkills, shown: fc.integer({ min: 0, max: 6 }) }).map(({ required, shown }) => {
  const names = required.map(({ name }) => name);
  return offerFor(adWith(names), resumeWith(names.slice(0, shown)));
});
