import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { buildFitInput } from './build-fit-input.ts';
import { aScoredApplication } from './testing.ts';

const app = openTestApp();

test('a score is dated by the calendar day in India, which can be a day ahead of UTC', async () => {
  const { fitmentId } = await aScoredApplication(app.context());
  app.clock.advance(11 * 3_600_000);
  const ctx = app.context();
  expect(ctx.clock.now().toISOString()).toBe('2026-11-21T20:00:00.000Z');
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirstOrThrow();
  expect((await buildFitInput(ctx, fitment)).today).toBe('2026-11-22');
});
