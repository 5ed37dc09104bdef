/** Factories for tests: questions and answers. */
import type { TestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aCategory } from '#features/catalogue/communities/server/testing.ts';

/** Creates a question, by default by a new member in a new category. */
export async function aQuestion(
  app: TestApp,
  overrides: { author?: TestMember; category?: string; title?: string; body?: string; hashtags?: string[] } = {},
) {
  const author = overrides.author ?? (await aMember(app.context(), { name: 'Asha Menon' }));
  const category = overrides.category ?? (await aCategory(app.context())).slug;
  const { data } = await app.call(author, 'POST /api/questions', {
    json: {
      category,
      title: overrides.title ?? 'How long should a dough rest in summer?',
      body: overrides.body ?? 'It rose over the bowl.',
      hashtags: overrides.hashtags ?? [],
    },
  });
  return { author, category, id: data.id, slug: data.attributes.slug };
}

/** Creates an answer to a question, by default by a new member. */
export async function anAnswer(app: TestApp, question: { slug: string }, by?: TestMember) {
  const author = by ?? (await aMember(app.context(), { name: 'Ben Okafor' }));
  const { data } = await app.call(author, 'POST /api/questions/{slug}/answers', {
    params: { slug: question.slug },
    json: { body: 'Half as long as in winter, in the coolest room.' },
  });
  return { author, id: data.id };
}
