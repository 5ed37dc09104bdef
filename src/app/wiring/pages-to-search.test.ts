import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { CONTENT } from '#app/boot/start-up.ts';
import { shippedPhrases } from '#features/base/search/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadCommunities } from '#features/catalogue/communities/server/index.ts';
import { routes } from '../pages/routes.ts';
import { FOOTER_LINKS, LEGAL_LINKS } from '../shell/footer-links.ts';
import { MEMBER_LINKS } from '../shell/more-links.ts';
import { MAIN_LINKS } from '../shell/nav-links.ts';
import { OWN_PLACES, PLACES, SITE_PLACES } from '../shell/places.ts';
import { enqueuePagesForSearch, PAGES } from './pages-to-search.ts';

const app = openTestApp();
beforeAll(async () => {
  const ctx = app.context();
  await loadCategories(ctx, CONTENT);
  await loadCommunities(ctx, CONTENT);
  await enqueuePagesForSearch(ctx);
  await app.updateSearchIndex();
});

const search = async (query: string, language = 'en') => {
  const response = await app.fetch(`/api/universal_search?query=${encodeURIComponent(query)}`, {
    headers: { 'accept-language': language },
  });
  const { meta } = (await response.json()) as { meta: { best: { attributes: { path: string; title: { text: string }[] } }[] } };
  return meta.best.map(({ attributes: { path, title } }) => ({ path, title: title.map(({ text }) => text).join('') }));
};

/** Pages that themselves search. */
const SEARCHES = new Set(['/search', '/insights/search']);

test('every page that menus lead to is found in search, and each of these exists', () => {
  const paths = JSON.stringify(routes);
  const unknown = Object.keys(PAGES).filter((path) => !paths.includes(`"${path}"`) && !paths.includes(`"${path}/"`));
  expect(unknown).toEqual([]);
  const groups = [...FOOTER_LINKS, ...PLACES, OWN_PLACES, ...SITE_PLACES];
  const links = [...MAIN_LINKS, ...MEMBER_LINKS, ...LEGAL_LINKS, ...groups.flatMap(({ links: own }) => own)];
  const missing = links.map(({ to }) => to).filter((to) => !to.includes('?') && !SEARCHES.has(to) && !(to in PAGES));
  expect(missing).toEqual([]);
  expect(Object.keys(shippedPhrases()).filter((path) => !(path in PAGES))).toEqual([]);
});

describe('a page is the first result of what people type for it', () => {
  test.each([
    ['contact number', '/contact-us'],
    ['number for contact', '/contact-us'],
    ['how is my score calculated', '/how-the-score-works'],
    ['paise wapas', '/cancellation-policy'],
    ['संपर्क', '/contact-us'],
    ['post a job', '/hiring/jobs/new'],
  ])('"%s"', async (query, path) => {
    expect((await search(query))[0]?.path).toBe(path);
  });

  test.each([
    ['is there a refund if I never start', '/cancellation-policy'],
    ['scholarship for nursing students', '/funding-options/scholarship'],
  ])('and among the first where "%s" has a word that only this page answers', async (query, path) => {
    expect((await search(query)).map((hit) => hit.path)).toContain(path);
  });

  test('but not where only another word for the same is typed for it', async () => {
    expect((await search('bpo'))[0]?.path).not.toBe('/contact-us');
  });

  test('it is suggested as well', async () => {
    const { data } = await app.call(null, 'GET /api/search_suggestions', { query: { query: 'paise wapas' } });
    expect(data[0]?.attributes).toMatchObject({ kind: 'page', path: '/cancellation-policy' });
  });

  test('its title is in the language of the reader', async () => {
    expect((await search('contact number', 'hi'))[0]?.title).toBe('संपर्क');
    expect((await search('contact number'))[0]?.title).toBe('Contact');
  });
});

describe('topics of communities', () => {
  test('a topic is found by its name and leaves with its community', async () => {
    expect((await search('group discussion')).map(({ path }) => path)).toContain(
      '/communities/interviews/topics/group-discussion',
    );
    const ctx = app.context();
    await ctx.db.updateTable('categories').set({ state: 'draft' }).where('slug', '=', 'interviews').execute();
    await app.updateSearchIndex();
    expect((await search('group discussion')).map(({ path }) => path)).not.toContain(
      '/communities/interviews/topics/group-discussion',
    );
  });
});
