/** Factories for tests: the editors' categories, and cards that members have published. */
import { CONTENT } from '#app/boot/start-up.ts';
import type { TestApp } from '#app/boot/testing.ts';
import type { TestMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import type { CallInput } from '#platform/browser/api.ts';

export const LONG_ENOUGH_BODY =
  '<p>Ask three things of each row: who is in the room with me, in what order do we stand, and how far may I see. That is all.</p>';

type InsightInput = CallInput<'POST /api/knowledges'>['json'];

/** Loads the categories; every published card needs one. */
export const loadTestCategories = (app: TestApp) => loadCategories(app.context(), CONTENT);

/** Creates a card of a member, published by default. */
export async function anInsight(app: TestApp, author: TestMember, overrides: InsightInput = {}) {
  const { data } = await app.call(author, 'POST /api/knowledges', {
    json: {
      title: 'Window functions in one picture',
      body: LONG_ENOUGH_BODY,
      category: 'data-analysis',
      hashtags: ['SQL'],
      publish: true,
      ...overrides,
    },
  });
  return data;
}
