import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTaxonomy, loadCatalogue, type Skill } from '#features/base/skills/server/index.ts';
import { findKnownSkills, prepareOutlook, scoreFit, type FitInput } from '#features/member/fitment/server/index.ts';
import {
  computeOffer,
  isTeachable,
  pathOfAim,
  type Offer,
  type OfferInput,
  type Path,
} from '#features/member/plan-offers/server/index.ts';
import { addDays } from '#features/member/plan-offers/server/index.ts';
import { buildPlan } from './build-plan.ts';
import type { Aim } from '#features/member/plan-offers/server/index.ts';
import type { Plan } from './plan-types.ts';

// Pieces of work may still be missing for some skills; for the rules of a plan any will do.
const WORK = { title: 'Make one', task: 'Make one and show it.', hours: 3, criteria: ['a', 'b', 'c'], show: ['text' as const] };
const catalogue: Skill[] = (await loadCatalogue(path.resolve('content'))).map((skill) => ({
  ...skill,
  work: skill.work ?? WORK,
}));
const taxonomy = buildTaxonomy(catalogue);
const teachable = catalogue.filter(isTeachable);
const TODAY = '2026-11-21';

const NEWCOMER = `Summary
Organised office manager who has kept three busy offices running smoothly for years.
Experience
Office Manager, Harbour Legal Partners
Mar 2018 - Present
• Managed the front desk, calendars and travel bookings of twelve lawyers`;

type Case = { input: OfferInput; offer: Offer };

function offerFor(ad: string, resume = NEWCOMER, title = 'Trainee'): Case | null {
  const fitInput: FitInput = { taxonomy, ad: { title, text: ad }, resume, today: TODAY };
  const outlook = prepareOutlook(fitInput);
  if (outlook === null) return null;
  const input = { report: scoreFit(fitInput), taxonomy, catalogue, knownSkillIds: findKnownSkills(fitInput), outlook };
  return { input, offer: computeOffer(input) };
}

function planOf({ input, offer }: Case, path: Path, aim: Aim, hoursPerWeek = 6): Plan {
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

const adWith = (names: readonly string[]) =>
  `Requirements\n${names.map((name) => `- Experience with ${name} is required`).join('\n')}\n- A bachelor's degree in any field`;
const resumeWith = (names: readonly string[]) =>
  `Experience\nOffice Manager, Harbour Legal Partners\nMar 2018 - Present\n• Managed the front desk and the calendars of twelve lawyers and their guests every day\n${names.map((name) => `• Used ${name} every day for the work of the office`).join('\n')}\nEducation\nB.Com, University of Pune, 2014`;
const someSkills = fc.uniqueArray(fc.constantFrom(...teachable), { minLength: 2, maxLength: 7, selector: ({ id }) => id });
const someCase = fc.record({ required: someSkills, shown: fc.integer({ min: 0, max: 6 }) }).map(({ required, shown }) => {
  const names = required.map(({ name }) => name);
  return offerFor(adWith(names), resumeWith(names.slice(0, shown)));
});
const eachPath = ({ input, offer }: Case): { aim: Aim; path: Path }[] =>
  ([{ kind: 'next_band' }, { kind: 'everything' }] as const).flatMap((aim) => {
    const path = pathOfAim(input, offer, aim);
    return path === null ? [] : [{ aim, path }];
  });

describe('an offer', () => {
  test('leads to the next band by the fewest hours, where learning reaches it', () => {
    const found = offerFor(adWith(['Python', 'SQL', 'Docker', 'Git', 'Excel', 'Power BI']), resumeWith(['SQL', 'Excel']));
    expect(found?.offer.verdict).toBe('worth_it');
    const { goal = null, now } = found?.input.outlook ?? {};
    const [shortest, all] = [found?.offer.nextBand?.stops ?? [], found?.offer.everything?.stops ?? []];
    expect(shortest.length).toBeGreaterThan(0);
    expect(shortest.length).toBeLessThan(all.length);
    const hours = (stops: typeof all) => stops.reduce((sum, stop) => sum + stop.hours, 0);
    // No single stop of the whole plan, and no two of them, reach the band in less time.
    const pairs = all.flatMap((first) => all.map((second) => (first === second ? [first] : [first, second])));
    const reaching = pairs.filter(
      (stops) =>
        (now?.tenths ?? 0) + stops.reduce((sum, { tenths }) => sum + tenths, 0) >= (goal ?? Infinity) &&
        stops.every(({ skill }) => skill.prerequisites.length === 0),
    );
    expect(hours(shortest)).toBeLessThanOrEqual(Math.min(Infinity, ...reaching.map(hours)));
  });

  test('is not made in the highest band without five points to win', () => {
    const found = offerFor(adWith(['Python', 'SQL']), resumeWith(['Python', 'SQL']));
    expect(found?.offer).toMatchObject({ verdict: 'not_needed', nextBand: null });
    expect(found && pathOfAim(found.input, found.offer, { kind: 'everything' })).toBeNull();
  });

  test('is not made where learning does not reach the next band', () => {
    const found = offerFor(`${adWith(['Python'])}\n- 12 years of experience as a surgeon`, NEWCOMER, 'Senior Surgeon');
    expect(found?.offer.verdict).toBe('out_of_reach');
    expect(found && eachPath(found)).toEqual([]);
  });

  test('names what nothing in the catalogue teaches, and never makes it a stop', () => {
    const untaught = taxonomy.skills.find(({ id, kind }) => kind === 'tool' && !teachable.some((skill) => skill.id === id));
    const found = offerFor(adWith([untaught?.name ?? '', 'SQL', 'Excel']));
    expect(found?.offer.untaught).toContain(untaught?.name);
  });

  test('keeps its rules for any ad and résumé', () => {
    fc.assert(
      fc.property(someCase, (found) => {
        if (!found) return;
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
            expect(stop.tenths >= 10 || stop.neededBy.length > 0).toBe(true);
            expect(isTeachable(stop.skill)).toBe(true);
            for (const needed of stop.skill.prerequisites) expect(ids.indexOf(needed)).toBeLessThan(index);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('says nothing else the second time', () => {
    const make = () => JSON.stringify(offerFor(adWith(['Python', 'SQL', 'Docker']), resumeWith(['Python']))?.offer);
    expect(make()).toBe(make());
  });
});

describe('a plan', () => {
  test('teaches each thing once, and its hours are those of its path and its piece of work', () => {
    fc.assert(
      fc.property(someCase, (found) => {
        if (!found) return;
        for (const { aim, path } of eachPath(found)) {
          const plan = planOf(found, path, aim);
          expect(plan.hours).toBe(plan.skills.reduce((sum, { hours }) => sum + hours, 0));
          for (const skill of plan.skills) {
            const hours = (skill.path ?? []).reduce((sum, entry) => sum + entry.hours, 0);
            expect(skill.hours).toBe(hours + (skill.work?.hours ?? 0));
            expect((skill.path ?? []).flatMap(({ teaches }) => teaches).toSorted()).toEqual(skill.learning_elements.toSorted());
            const urls = skill.resources.flatMap(({ resources }) => resources.map(({ url }) => url));
            for (const { url } of skill.path ?? []) expect(urls).toContain(url);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('has consecutive dates that fit the hours per week', () => {
    fc.assert(
      fc.property(someCase, fc.integer({ min: 1, max: 40 }), (found, hoursPerWeek) => {
        if (!found) return;
        for (const { aim, path } of eachPath(found)) {
          const plan = planOf(found, path, aim, hoursPerWeek);
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
      }),
      { numRuns: 30 },
    );
  });

  test('keeps the sentence of the ad for each stop, and has none for what another stop needs', () => {
    const found = offerFor(adWith(['pandas', 'SQL', 'Excel', 'Git']), resumeWith(['SQL', 'Excel']));
    const path = found && pathOfAim(found.input, found.offer, { kind: 'everything' });
    const plan = found && path && planOf(found, path, { kind: 'everything' });
    const stop = (id: string) => plan?.skills.find(({ skill_id }) => skill_id === id);
    expect(stop('pandas')).toMatchObject({ reason: 'missing', ad: expect.stringContaining('pandas') as string });
    expect(stop('python')).toMatchObject({ reason: 'prerequisite', needed_by: ['pandas'], ad: null });
  });
});
