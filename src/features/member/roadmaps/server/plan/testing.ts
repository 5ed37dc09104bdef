/** Generated applications for tests of plans, over the real catalogue. */
import path from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildTaxonomy, loadCatalogue, type Skill } from '#features/base/skills/server/index.ts';
import {
  findBetterWords,
  findKnownSkills,
  prepareOutlook,
  scoreFit,
  type FitInput,
} from '#features/member/fitment/server/index.ts';
import {
  addDays,
  computeOffer,
  isTeachable,
  pathOfAim,
  type Aim,
  type Offer,
  type OfferInput,
  type Path,
} from '#features/member/plan-offers/server/index.ts';
import { buildPlan } from './build-plan.ts';
import type { Plan } from './plan-types.ts';

const catalogue: Skill[] = await loadCatalogue(path.resolve('content'));
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

/** The paths that an offer has for whoever does not choose a part. */
export const eachPath = ({ input, offer }: Case): { aim: Aim; path: Path }[] =>
  ([{ kind: 'next_band' }, { kind: 'everything' }] as const).flatMap((aim) => {
    const path = pathOfAim(input, offer, aim);
    return path === null ? [] : [{ aim, path }];
  });

/** Expects the rules by which a plan is sold, and what its stops, points, hours and dates keep to. */
export function expectRules(found: Case): void {
  const { input, offer } = found;
  const { now, goal } = input.outlook;
  for (const { aim, path } of eachPath(found)) {
    const ids = path.stops.map(({ skill }) => skill.id);
    expect(new Set(ids).size).toBe(ids.length);
    // Sold only where it moves something.
    if (offer.verdict === 'worth_it') expect(goal).not.toBeNull();
    if (aim.kind === 'next_band') expect(path.shown.tenths).toBeGreaterThanOrEqual(goal ?? Infinity);
    if (offer.verdict === 'on_request') expect(path.shown.tenths - now.tenths).toBeGreaterThanOrEqual(50);
    // The points of the stops add up to the projected score.
    expect(now.tenths + path.stops.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(path.shown.tenths);
    for (const [index, stop] of path.stops.entries()) {
      expect(input.knownSkillIds).not.toContain(stop.skill.id);
      expect(stop.tenths >= (aim.kind === 'next_band' ? 25 : 10) || stop.neededBy.length > 0).toBe(true);
      expect(isTeachable(stop.skill)).toBe(true);
      for (const needed of stop.skill.prerequisites) expect(ids.indexOf(needed)).toBeLessThan(index);
    }
  }
}

/** Expects that a plan teaches each thing once, and that its hours are those of its path and its pieces of work. */
export function expectHours(plan: Plan): void {
  expect(plan.hours).toBe(plan.skills.reduce((sum, { hours }) => sum + hours, 0));
  for (const skill of plan.skills) {
    const hours = (skill.path ?? []).reduce((sum, entry) => sum + entry.hours, 0);
    expect(skill.hours).toBe(hours + (skill.work?.hours ?? 0));
    expect((skill.path ?? []).flatMap(({ teaches }) => teaches).toSorted()).toEqual(skill.learning_elements.toSorted());
    const urls = skill.resources.flatMap(({ resources }) => resources.map(({ url }) => url));
    for (const { url } of skill.path ?? []) expect(urls).toContain(url);
  }
}

/** Expects consecutive dates that fit the hours per week. */
export function expectDates(plan: Plan, hoursPerWeek: number): void {
  let next = plan.start_on;
  for (const skill of plan.skills) {
    expect(skill.start_on).toBe(next);
    expect(skill.due_on >= skill.start_on).toBe(true);
    next = addDays(skill.due_on, 1);
  }
  const days = Math.ceil((plan.hours * 7) / hoursPerWeek);
  expect(plan.due_on >= addDays(plan.start_on, days - 1)).toBe(true);
  expect(plan.due_on <= addDays(plan.start_on, days - 1 + plan.skills.length)).toBe(true);
}
