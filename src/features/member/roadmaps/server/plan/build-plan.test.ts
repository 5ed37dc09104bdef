import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathOfAim } from '#features/member/plan-offers/server/index.ts';
import {
  adWith,
  eachPath,
  expectDates,
  expectHours,
  expectRules,
  NEWCOMER,
  offerFor,
  planOf,
  resumeWith,
  someCase,
  taxonomy,
  teachable,
} from './testing.ts';

describe('an offer', () => {
  test('leads to the next band by the fewest stops, of these by the fewest hours', () => {
    const shown = resumeWith(['SQL', 'Excel', 'Docker']);
    const found = offerFor(adWith(['Python', 'SQL', 'Docker', 'Git', 'Excel', 'Power BI']), shown);
    expect(found?.offer.verdict).toBe('worth_it');
    const { goal = null, now } = found?.input.outlook ?? {};
    const [shortest, all] = [found?.offer.nextBand?.stops ?? [], found?.offer.everything?.stops ?? []];
    expect(shortest.length).toBeLessThan(all.length);
    const hours = (stops: typeof all) => stops.reduce((sum, stop) => sum + stop.hours, 0);
    const reaching = all.filter(
      ({ skill, tenths }) => (now?.tenths ?? 0) + tenths >= (goal ?? Infinity) && skill.prerequisites.length === 0,
    );
    expect(reaching.length).toBeGreaterThan(0);
    expect(shortest).toHaveLength(1);
    expect(hours(shortest)).toBe(Math.min(...reaching.map((stop) => stop.hours)));
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
        if (found) expectRules(found);
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
        if (found) for (const { aim, path } of eachPath(found)) expectHours(planOf(found, path, aim));
      }),
      { numRuns: 30 },
    );
  });

  test('has consecutive dates that fit the hours per week', () => {
    fc.assert(
      fc.property(someCase, fc.integer({ min: 1, max: 40 }), (found, pace) => {
        if (found) for (const { aim, path } of eachPath(found)) expectDates(planOf(found, path, aim, pace), pace);
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

describe('what points do not say', () => {
  const SKILLS = ['Python', 'SQL', 'Docker', 'Git', 'Excel', 'Power BI'];
  const offerWith = (line: string, resume = resumeWith(['SQL', 'Excel', 'Git'])) =>
    offerFor(`${adWith(SKILLS)}\n- ${line}`, resume, 'Data Analyst')?.offer;

  test('no plan is offered where most of the years that are asked for are missing', () => {
    const [few, many] = ['1 year', '6 years'].map((years) => offerWith(`At least ${years} of experience as a data analyst`));
    expect(few).toMatchObject({ verdict: 'worth_it', heldBack: null });
    expect(many).toMatchObject({ verdict: 'out_of_reach', nextBand: null });
  });

  test('no plan is offered for everyday programs alone, which are named in a sentence or learnt for nothing', () => {
    const offerTo = (shown: readonly string[], others: readonly string[]) =>
      offerFor(adWith([...shown, ...others]), resumeWith(shown), 'Data Analyst')?.offer;
    expect(offerTo(['SQL', 'Git'], ['Microsoft Word', 'Microsoft PowerPoint'])).toMatchObject({
      verdict: 'out_of_reach',
      nextBand: null,
      heldBack: 'everyday',
    });
    // Here everyday programs alone do not reach the next band.
    const withOthers = offerTo(['SQL', 'Git'], ['Docker', 'Python', 'Linux', 'Power BI', 'Microsoft Word']);
    expect(withOthers).toMatchObject({ verdict: 'worth_it', heldBack: null });
  });

  test('no plan is offered where something mandatory is missing that nobody teaches', () => {
    expect(offerWith('Experience in SAP FICO is preferred')).toMatchObject({ verdict: 'worth_it', heldBack: null });
    expect(offerWith('Mandatory experience in SAP FICO')).toMatchObject({ verdict: 'out_of_reach', heldBack: 'work' });
  });

  test('what nobody teaches by itself is learnt with the skill that it is a part of and that implies it', () => {
    const offer = offerFor(adWith(['Proofreading', 'SQL', 'Excel', 'Git']), resumeWith(['SQL', 'Excel', 'Git']))?.offer;
    expect(offer?.everything?.stops.map(({ skill }) => skill.id)).toEqual(['editing-proofreading']);
    expect(offer?.untaught).toEqual([]);
  });

  test('a stop that another one teaches is left out', () => {
    const found = offerFor(adWith(['HTML', 'CSS', 'JavaScript', 'SQL']), resumeWith(['SQL']));
    const ids = found?.offer.everything?.stops.map(({ skill }) => skill.id);
    expect(ids).toContain('html-css');
    expect(ids).not.toContain('html');
    expect(ids).not.toContain('css');
  });
});
