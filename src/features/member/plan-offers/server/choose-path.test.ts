import { expect, test } from 'vitest';
import type { FitReport, Outlook } from '#features/member/fitment/server/index.ts';
import { buildTaxonomy, type Skill } from '#features/base/skills/server/index.ts';
import { computeOffer } from './compute-offer.ts';

type Kind = 'required' | 'preferred' | 'duty';
type Asked = { id: string; points: number; hours?: number; kind?: Kind; prerequisites?: string[] };

const skillOf = ({ id, hours = 10, prerequisites = [] }: Omit<Asked, 'points'>) =>
  ({
    id,
    name: id,
    kind: 'tool',
    family: 'data',
    aliases: [],
    parents: [],
    siblings: [],
    implies: [],
    prerequisites,
    hours,
    path: [{}],
    work: { hours: 0 },
  }) as unknown as Skill;

/** What is offered to somebody who shows two skills and lacks `asked`, each of which adds its points, with the next band from 75. */
function offerAt(
  total: number,
  asked: readonly Asked[],
  others: readonly Skill[] = [],
  presumed: readonly string[] = [],
  years: readonly object[] = [],
) {
  const pointsOf = new Map(asked.map(({ id, points }) => [id, points]));
  const after: Outlook['after'] = (ids) => {
    const tenths = Math.round((total + ids.reduce((sum, id) => sum + (pointsOf.get(id) ?? 0), 0)) * 10);
    return { tenths, score: Math.floor((tenths + 5) / 10), band: tenths >= 745 ? 'good' : 'moderate' };
  };
  const row = (id: string, kind: Kind, points: number) => ({
    id: `skill-${id}`,
    type: 'skill',
    part: 'core',
    kind,
    points,
    out_of: 10,
    status: points > 0 ? 'met' : 'missing',
    raise: points > 0 ? null : { points: 5, to: 'shown', skill_ids: [id] },
    correction: null,
    ad: { quote: id },
    skill_ids: [id],
  });
  const known = ['known', 'well-known'];
  const requirements = [
    ...known.map((id) => row(id, 'required', 10)),
    ...asked.map(({ id, kind = 'required' }) => row(id, kind, 0)),
    ...years,
  ];
  const catalogue = [...asked.map(skillOf), ...known.map((id) => skillOf({ id })), ...others];
  return computeOffer({
    report: { requirements, band: 'moderate' } as unknown as FitReport,
    taxonomy: buildTaxonomy(catalogue),
    catalogue,
    knownSkillIds: known,
    outlook: { now: after([], 'shown'), goal: 745, after, presumed: new Set(presumed) },
    words: [],
  });
}

const idsOf = ({ nextBand }: ReturnType<typeof offerAt>) => nextBand?.stops.map(({ skill }) => skill.id);

test('one stop that reaches the next band comes before several that take fewer hours', () => {
  const offer = offerAt(70, [
    { id: 'python', points: 6, hours: 40 },
    { id: 'git', points: 3, hours: 5 },
    { id: 'linux', points: 3, hours: 5 },
  ]);
  expect(idsOf(offer)).toEqual(['python']);
});

test('what the ad requires comes before what it only prefers, however short that is', () => {
  const offer = offerAt(70, [
    { id: 'python', points: 6, hours: 40 },
    { id: 'git', points: 6, hours: 5, kind: 'preferred' },
  ]);
  expect(idsOf(offer)).toEqual(['python']);
});

test('of stops that do the same, the shorter is chosen', () => {
  const offer = offerAt(70, [
    { id: 'python', points: 6, hours: 40 },
    { id: 'sql', points: 5, hours: 20 },
  ]);
  expect(idsOf(offer)).toEqual(['sql']);
});

test('a stop that adds little is not sold to cross the line: a weightier one is, or none', () => {
  const git = { id: 'git', points: 1, hours: 5 };
  expect(idsOf(offerAt(73.5, [git, { id: 'python', points: 4, hours: 40 }]))).toEqual(['python']);
  expect(offerAt(73.5, [git])).toMatchObject({ verdict: 'out_of_reach', nextBand: null, heldBack: 'little' });
  expect(offerAt(70, [git, { id: 'python', points: 4, hours: 40 }])).toMatchObject({ nextBand: null, heldBack: 'little' });
});

test('what is only preferred has to add more', () => {
  expect(idsOf(offerAt(72, [{ id: 'sql', points: 2.5 }]))).toEqual(['sql']);
  expect(
    offerAt(72, [
      { id: 'sql', points: 2.5, kind: 'preferred' },
      { id: 'python', points: 0 },
    ]),
  ).toMatchObject({ nextBand: null, heldBack: 'little' });
});

test('a stop that adds nothing is part of the way only where another one needs it', () => {
  const python = { id: 'python', points: 6, prerequisites: ['programming'] };
  const offer = offerAt(70, [python], [skillOf({ id: 'programming' })]);
  expect(offer.nextBand?.stops.map(({ skill, neededBy }) => [skill.id, neededBy])).toEqual([
    ['programming', ['python']],
    ['python', []],
  ]);
  expect(idsOf(offerAt(70, [python], [skillOf({ id: 'programming' })], ['programming']))).toEqual(['python']);
});

test('of paths with as many stops, one that crosses the line by less than half a point gives way to a safer one', () => {
  const [bare, safe] = [
    { id: 'bare', points: 4.6, hours: 10 },
    { id: 'safe', points: 6, hours: 20, kind: 'duty' as const },
  ];
  const required = { id: 'asked', points: 6, hours: 30 };
  const stopsOf = (asked: readonly Asked[]) => offerAt(70, asked).nextBand?.stops.map(({ skill }) => skill.id);
  expect(stopsOf([bare])).toEqual(['bare']);
  expect(stopsOf([bare, required])).toEqual(['asked']);
  expect(stopsOf([bare, safe, required])).toEqual(['asked']);
});

test.each([
  ['experience-24-months', 24, 3, 'work'],
  ['experience-24-months', 24, 9, null],
  ['experience-role', 24, 3, null],
  ['experience-60-months', 60, 8, 'work'],
])('of %s (%i asked for, %i of 18 points there) a plan is held back for %s', (id, months, points, heldBack) => {
  const years = {
    id,
    type: 'experience',
    part: 'core',
    kind: 'required',
    points,
    out_of: 18,
    months: { asked: months, counted: 1 },
  };
  expect(offerAt(70, [{ id: 'asked', points: 6 }], [], [], [years]).heldBack).toBe(heldBack);
});
