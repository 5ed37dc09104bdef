/** Card counts and order stay consistent under concurrent changes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { placeCards } from './place-cards.ts';
import { aBoard } from './testing.ts';

const app = openTestApp();
const SKILLS = ['sql', 'python', 'excel', 'git'];

test('the same card pinned thirty times at once is on the board once, and counted once', async () => {
  const ana = await aMember(app.context());
  const { slug } = (await aBoard(app, ana)).attributes;
  const pins = await Promise.all(
    Array.from({ length: 30 }, () =>
      app.call(ana, 'POST /api/boards/{board_slug}/pin_card_to_board', {
        params: { board_slug: slug },
        json: { kind: 'link', url: 'https://pgexercises.com' },
      }),
    ),
  );
  expect(pins.filter(({ meta }) => meta.fresh)).toHaveLength(1);
  const { data } = await app.call(ana, 'GET /api/boards/{board_slug}', { params: { board_slug: slug } });
  expect([data.attributes.card_count, data.attributes.cards.length]).toEqual([1, 1]);
});

test('concurrent pinning, removing and restoring keeps the count correct and never duplicates a card', async () => {
  const ana = await aMember(app.context());
  const step = fc.record({ action: fc.constantFrom('pin', 'remove', 'restore'), skill: fc.constantFrom(...SKILLS) });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }), async (rounds) => {
      const { slug: board_slug } = (await aBoard(app, ana)).attributes;
      const ids = new Map<string, string>();
      const runStep = async ({ action, skill }: { action: string; skill: string }) => {
        const card_id = ids.get(skill);
        if (action === 'pin' || !card_id) {
          const { meta } = await app.call(ana, 'POST /api/boards/{board_slug}/pin_card_to_board', {
            params: { board_slug },
            json: { kind: 'link', url: `https://example.com/${skill}` },
          });
          if (meta.card) ids.set(skill, meta.card.id);
        } else if (action === 'remove')
          await app.call(ana, 'DELETE /api/boards/{board_slug}/cards/{card_id}', { params: { board_slug, card_id } });
        else await app.call(ana, 'POST /api/boards/{board_slug}/cards/{card_id}/restore', { params: { board_slug, card_id } });
      };
      for (const round of rounds) await Promise.all(round.map(runStep));
      const { attributes } = (await app.call(ana, 'GET /api/boards/{board_slug}', { params: { board_slug } })).data;
      expect(attributes.card_count).toBe(attributes.cards.length);
      expect(new Set(attributes.cards.map(({ url }) => url)).size).toBe(attributes.cards.length);
    }),
    { numRuns: 15 },
  );
}, 60_000);

const ids = (prefix: string) =>
  fc.uniqueArray(
    fc.integer({ min: 0, max: 12 }).map((n) => `${prefix}${n}`),
    { maxLength: 8 },
  );

test('reordering keeps every card and section, ignores unknown ids, and applies the requested order', () => {
  fc.assert(
    fc.property(
      ids('card'),
      ids('section'),
      ids('card'),
      ids('section'),
      fc.nat(4),
      (cardIds, sectionIds, listedIds, listedSections, step) => {
        const cards = cardIds.map((id, index) => ({ id, section_id: sectionIds[index % (sectionIds.length + 1)] ?? null }));
        const groups = [null, ...listedSections].map((section_id, position) => ({
          section_id,
          card_ids: listedIds.filter((_, index) => index % (listedSections.length + 1) === position && index % (step + 1) === 0),
        }));
        const placed = placeCards({ cards, sections: sectionIds.map((id) => ({ id })), groups });
        expect(placed.cards.map(({ id }) => id).toSorted()).toEqual(cardIds.toSorted());
        expect(placed.sections.toSorted()).toEqual(sectionIds.toSorted());
        for (const { section_id, card_ids } of groups) {
          const onBoard = card_ids.filter((id) => cardIds.includes(id));
          const target = section_id !== null && sectionIds.includes(section_id) ? section_id : null;
          const moved = placed.cards.filter((card) => card.section_id === target).map(({ id }) => id);
          expect(moved.filter((id) => onBoard.includes(id))).toEqual(onBoard);
        }
      },
    ),
  );
});

test('cards that a requested order does not list stay on the board, after the listed ones', async () => {
  const ana = await aMember(app.context());
  const params = { board_slug: (await aBoard(app, ana)).attributes.slug };
  const pin = (title: string) =>
    app.call(ana, 'POST /api/boards/{board_slug}/pin_card_to_board', { params, json: { kind: 'note', title } });
  const [a, b] = [await pin('a'), await pin('b')];
  await pin('not listed');
  const card_ids = [b.meta.card?.id ?? '', a.meta.card?.id ?? ''];
  const { data } = await app.call(ana, 'PUT /api/boards/{board_slug}/order', {
    params,
    json: { groups: [{ section_id: null, card_ids }] },
  });
  expect(data.attributes.cards.map(({ title }) => title)).toEqual(['b', 'a', 'not listed']);
});
