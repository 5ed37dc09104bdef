/** Factories for tests: questions and answers. */
import type { TestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aCategory } from '#features/catalogue/communities/server/testing.ts';

/** A question of a new member in a new category, unless they are given. */
export async function aQuestion(
  app: TestApp,
  over: { by?: TestMember; category?: string; title?: string; body?: string; hashtags?: string[] } = {},
) {
  const by = over.by ?? (await aMember(app.context(), { name: 'Asha Menon' }));
  const category = over.category ?? (await aCategory(app.context())).slug;
  const { data } = await app.call(by, 'POST /api/questions', {
    json: {
      category,
      title: over.title ?? 'How long should a dough rest in summer?',
      body: over.body ?? 'It rose over the bowl.',
      hashtags: over.hashtags ?? [],
    },
  });
  return { by, category, id: data.id, slug: data.attributes.slug };
}

/** An answer to a question. */
export async function anAnswer(app: TestApp, question: { slug: string }, by?: TestMember) {
  const author = by ?? (await aMember(app.context(), { name: 'Ben Okafor' }));
  const { data } = await app.call(author, 'POST /api/questions/{slug}/answers', {
    params: { slug: question.slug },
    json: { body: 'Half as long as in winter, in the coolest room.' },
  });
  return { by: author, id: data.id };
}
