import { beforeEach, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { Context } from '#platform/http/context.ts';
import { countShare, unreact, unreactAndLoad, react, reactAndLoad, purgeReactionsOf } from './react.ts';
import { flushReactionCounts } from './flush-reaction-counts.ts';
import { findReacted, loadReaction, loadReactions } from './load-reactions.ts';

const app = openTestApp();
let number = 0;
let target = { type: 'knowledge', id: '' };
beforeEach(() => {
  number += 1;
  target = { type: 'knowledge', id: `card-${number}` };
});
const likes = async () => (await loadReaction(app.context(), target.type, target.id)).counts.like;
const asViewer = (ctx: Context, userId: string): Context => ({
  ...ctx,
  viewer: { id: userId, slug: '', name: '', staff: false, scopes: [], suspended: false, sessionId: '' },
});

test('a hundred concurrent likes of one member count once', async () => {
  const { id: userId } = await aMember(app.context());
  const fresh = await Promise.all(Array.from({ length: 100 }, () => react(app.context(), target, { userId, verb: 'like' })));
  expect(fresh.filter(Boolean)).toHaveLength(1);
  expect(await likes()).toBe(1);
});

test('a hundred concurrent members count a hundred, even while counts are flushed', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => aMember(app.context())));
  const flushing = Promise.all(Array.from({ length: 5 }, () => flushReactionCounts(app.context())));
  await Promise.all(people.map(({ id }) => react(app.context(), target, { userId: id, verb: 'like' })));
  await flushing;
  expect(await likes()).toBe(100);
  await flushReactionCounts(app.context());
  expect(await likes()).toBe(100);
});

test('the count equals the number of members who like it after any sequence of actions', async () => {
  const people = await Promise.all([1, 2, 3].map(() => aMember(app.context())));
  const step = fc.record({ member: fc.nat({ max: 2 }), action: fc.constantFrom('like', 'unlike', 'flush') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(), async (steps, salt) => {
      const card = { type: 'knowledge', id: `card-${number}-${salt}-${Math.random()}` };
      const likers = new Set<string>();
      for (const { member, action } of steps) {
        const userId = people[member]?.id ?? '';
        if (action === 'flush') await flushReactionCounts(app.context());
        else if (action === 'like') {
          expect(await react(app.context(), card, { userId, verb: 'like' })).toBe(!likers.has(userId));
          likers.add(userId);
        } else expect(await unreact(app.context(), card, { userId, verb: 'like' })).toBe(likers.delete(userId));
      }
      const { counts } = await loadReaction(app.context(), card.type, card.id);
      expect(counts.like).toBe(likers.size);
    }),
    { numRuns: 15 },
  );
});

test('a reader gets their own reactions, follow levels, and an entry for every id', async () => {
  const { id: userId } = await aMember(app.context());
  await react(app.context(), target, { userId, verb: 'follow', level: 'normal' });
  await react(app.context(), target, { userId, verb: 'follow', level: 'watching' });
  await countShare(app.context(), target);
  const states = await loadReactions(asViewer(app.context(), userId), target.type, [target.id, 'without-reactions']);
  expect(states.get(target.id)).toEqual({
    counts: { like: 0, save: 0, follow: 1, share: 1 },
    mine: { like: false, save: false, follow: true, level: 'watching' },
  });
  expect(states.get('without-reactions')?.counts.like).toBe(0);
  expect(await findReacted(app.context(), { userId, verb: 'follow', type: target.type })).toMatchObject([
    { id: target.id, level: 'watching' },
  ]);
});

test("a deleted account's likes are no longer counted", async () => {
  const [leaving, staying] = await Promise.all([aMember(app.context()), aMember(app.context())]);
  for (const { id: userId } of [leaving, staying]) await react(app.context(), target, { userId, verb: 'like' });
  await flushReactionCounts(app.context());
  await purgeReactionsOf(app.context(), leaving.id);
  expect(await likes()).toBe(1);
});

test('concurrent reactions are batched, each gets the resulting count, and an invalid one fails alone', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aMember(app.context())));
  const crowded = { type: 'knowledge', id: 'crowded' };
  const quiet = { type: 'knowledge', id: 'quiet' };
  const like = (userId: string, item = crowded) => reactAndLoad(app.context(), item, { userId, verb: 'like' });
  await like(people[0]?.id ?? '');
  const results = await Promise.allSettled([
    ...people.map(({ id }) => like(id)),
    like('00000000-0000-4000-8000-00000000dead'),
    ...people.slice(0, 3).map(({ id }) => like(id, quiet)),
    like(people[5]?.id ?? ''),
  ]);
  expect(results.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
  for (const result of results) if (result.status === 'fulfilled') expect(result.value.mine.like).toBe(true);
  const likeCounts = results.slice(0, 12).map((result) => (result.status === 'fulfilled' ? result.value.counts.like : 0));
  expect(Math.max(...likeCounts)).toBeLessThanOrEqual(12);
  expect(Math.min(...likeCounts)).toBeGreaterThanOrEqual(1);
  const after = await loadReactions(app.context(), 'knowledge', ['crowded', 'quiet']);
  expect([after.get('crowded')?.counts.like, after.get('quiet')?.counts.like]).toEqual([12, 3]);

  const removed = await Promise.all(
    people.slice(0, 8).map(({ id: userId }) => unreactAndLoad(app.context(), crowded, { userId, verb: 'like' })),
  );
  expect(removed.map(({ mine }) => mine.like)).toEqual(Array.from({ length: 8 }, () => false));
  expect(Math.min(...removed.map(({ counts }) => counts.like))).toBe(4);
  expect((await loadReaction(app.context(), 'knowledge', 'crowded')).counts.like).toBe(4);
});
