import { expect, test } from 'vitest';
import type { Reading } from './queries.ts';
import { buildTimeline, monthIndex, monthOf } from './timeline.ts';

const position = (from: string, to: string | null, months: number, section = 'experience') =>
  ({ start: 0, end: 1, section, title: 'Nurse', employer: null, dates: '', from, to, months }) as Reading['positions'][number];
const build = (positions: Reading['positions'], education: Reading['education'] = []) =>
  buildTimeline({ positions, education } as Reading, '2026-11-21');

test('positions at the same time stand in lanes of their own, and their months are named once', () => {
  const timeline = build([position('2022-01', 'present', 59), position('2020-03', '2022-02', 24)]);
  expect(timeline).toMatchObject({ lanes: 2, gaps: [], from: monthIndex('2020-03'), to: monthIndex('2026-11') });
  expect(timeline?.blocks.map(({ lane }) => lane)).toEqual([0, 1]);
  expect(timeline?.overlaps.map(({ from, to }) => [monthOf(from), monthOf(to)])).toEqual([['2022-01', '2022-02']]);
});

test('a gap is named from three months on, and not where a project stands beside the work', () => {
  const gaps = (...positions: Reading['positions']) => build(positions)?.gaps.map(({ from, to }) => [monthOf(from), monthOf(to)]);
  expect(gaps(position('2017-06', '2019-05', 24), position('2020-03', '2020-12', 10))).toEqual([['2019-06', '2020-02']]);
  expect(gaps(position('2017-06', '2019-05', 24), position('2019-08', '2020-12', 17))).toEqual([]);
  expect(gaps(position('2017-06', '2017-12', 7), position('2020-03', '2020-12', 10, 'projects'))).toEqual([]);
});

test('a bare year takes the months that were counted for it', () => {
  const [block] = build([position('2019', '2021', 36)])?.blocks ?? [];
  expect([monthOf(block?.from ?? 0), monthOf(block?.to ?? 0)]).toEqual(['2019-01', '2021-12']);
});

test('no gap is claimed within the year that a position ended in', () => {
  const gaps = build([position('2019', '2021', 25), position('2022-11', 'present', 49)])?.gaps;
  expect(gaps?.map(({ from, to }) => [monthOf(from), monthOf(to)])).toEqual([['2022-01', '2022-10']]);
});

test('studies are marked by their end, and without positions there is no picture', () => {
  const studies = [{ text: 'B.Com', dates: { from: '2014', to: '2017', written: '2014 - 2017' } }] as Reading['education'];
  expect(build([position('2019-01', 'present', 95)], studies)).toMatchObject({
    from: monthIndex('2017-06'),
    ends: [{ month: monthIndex('2017-06'), text: 'B.Com' }],
  });
  expect(build([], studies)).toBeNull();
});
