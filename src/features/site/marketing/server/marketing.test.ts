import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { SharePage } from '../contract.ts';
import { contestState } from './get-contest.ts';

const app = openTestApp();

describe('the incubator', () => {
  test('lists five fellows and two employers, each marked as an example', async () => {
    const { fellows, employers, introVideoId } = (await app.call(null, 'GET /api/incubator')).data.attributes;
    expect([fellows.length, employers.length, introVideoId]).toEqual([5, 2, null]);
    expect([...fellows, ...employers].every(({ sample }) => sample)).toBe(true);
  });
});

describe('the contest', () => {
  const days = { opens_on: '2026-11-16', closes_on: '2027-01-31', results_on: '2027-02-15' };

  test.each([
    ['2026-11-15', 'before'],
    ['2026-11-16', 'open'],
    ['2027-01-31', 'open'],
    ['2027-02-01', 'reading'],
    ['2027-02-15', 'over'],
  ])('on %s it is %s', (day, state) => expect(contestState(day, days)).toBe(state));

  test('is open until midnight in India', async () => {
    const readCourse = async () => (await app.call(null, 'GET /api/contest')).data.attributes.course;
    const closes_on = (await readCourse())?.closes_on;
    const stateAt = async (moment: string) => {
      app.clock.advance(Date.parse(moment) - app.clock.now().getTime());
      return (await readCourse())?.state;
    };
    expect(await stateAt(`${closes_on}T18:29:00Z`)).toBe('open');
    expect(await stateAt(`${closes_on}T18:31:00Z`)).toBe('reading');
  });

  test('never returns to an earlier state as days pass', () => {
    const order = ['before', 'open', 'reading', 'over'];
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (first, second) => {
        const [early, late] = [first, second].map((date) => date.toISOString().slice(0, 10)).toSorted();
        const stateIndex = (date = '') => order.indexOf(contestState(date, days));
        expect(stateIndex(early)).toBeLessThanOrEqual(stateIndex(late));
      }),
    );
  });
});

test('each page has a preview image, and an unknown page has none', async () => {
  for (const page of SharePage.options) {
    const picture = await app.fetch(`/api/pages/${page}/share.png`);
    expect([page, picture.status, picture.headers.get('content-type')]).toEqual([page, 200, 'image/png']);
  }
  expect((await app.fetch('/api/pages/nothing/share.png')).status).toBe(404);
});

test('there are no ads unless an operator adds them', async () => {
  expect((await app.call(null, 'GET /api/ads')).data).toEqual([]);
});
