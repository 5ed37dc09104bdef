/** Factories for tests: boards with cards, created through the API. */
import path from 'node:path';
import { cards } from '#app/wiring/cards.ts';
import type { TestUser, TestApp } from '#app/boot/testing.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadCourses, loadPrograms } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadPacks } from './load-packs.ts';

/** Creates a board of a member, public by default. */
export async function aBoard(app: TestApp, admin: TestUser, overrides: { title?: string; privacy?: boolean } = {}) {
  const { data } = await app.call(admin, 'POST /api/boards', { json: { title: 'SQL that finally clicked', ...overrides } });
  return data;
}

/** Pins a note to a board. */
export async function aCard(app: TestApp, person: TestUser, board_slug: string, title = 'Read the plan first') {
  const { meta } = await app.call(person, 'POST /api/boards/{board_slug}/pin_card_to_board', {
    params: { board_slug },
    json: { kind: 'note', title },
  });
  if (!meta.card) throw new Error('the response has no pinned card');
  return meta.card;
}

/** Loads the editors' learning packs with the content they refer to. */
export async function loadLearningPacks(ctx: Context): Promise<boolean> {
  const content = path.resolve('content');
  await loadCategories(ctx, content);
  await loadCourses(ctx);
  await loadPrograms(ctx, content);
  await loadInsights(ctx, content);
  return loadPacks(ctx, content, cards);
}
