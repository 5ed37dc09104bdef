import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { documentOf } from '#features/operations/sources/server/testing.ts';
import { expectSecurityHeaders } from '../../../tests/setup/security-headers.ts';
import { openRows } from '#features/operations/sources/server/open-rows.ts';

const app = openTestApp();

const feedRows = async (text: string) => {
  const rows = [];
  for await (const row of openRows(documentOf(text), 'feed')) rows.push(row);
  return rows;
};

async function ask(title: string, body: string) {
  const author = await aMember(app.context());
  const { data } = await app.call(author, 'POST /api/questions', {
    json: { title, body, category: 'data-analysis', kind: 'question', hashtags: [] },
  });
  return { author, slug: data.attributes.slug };
}

test('the forum goes out as Atom and JSON Feed with the dates of its questions, and hostile text stays text', async () => {
  await loadCategories(app.context(), CONTENT);
  const { slug } = await ask('Which join keeps all rows ]]> <b>?', 'A left join & what it does with nulls, in short words.');
  const [row] = await app.context().db.selectFrom('questions').select('created_at').where('slug', '=', slug).execute();
  const published = row?.created_at.toISOString();

  const atom = await app.fetch('/forum/feed.xml');
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const text = await atom.text();
  expect(parseDocument(text, { xmlMode: true }).children.length).toBeGreaterThan(0);
  expect(text).toContain(`<published>${published}</published>`);
  expect(text).toContain('Which join keeps all rows ]]&gt; &lt;b&gt;?');
  expect((await feedRows(text))[0]).toMatchObject({ title: 'Which join keeps all rows ]]> <b>?' });

  const json: unknown = await (await app.fetch('/forum/feed.json')).json();
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${app.config.APP_ORIGIN}/forum`,
    items: [{ url: `${app.config.APP_ORIGIN}/forum/${slug}`, date_published: published, tags: ['Data analysis'] }],
  });
});

test('a feed that did not change is not sent again, and a new, edited or deleted question changes it', async () => {
  await loadCategories(app.context(), CONTENT);
  const tagOf = async () => (await app.fetch('/forum/feed.json')).headers.get('etag') ?? '';
  const first = await tagOf();
  for (const tags of [first, `"other", W/${first}`, '*']) {
    const again = await app.fetch('/forum/feed.json', { headers: { 'if-none-match': tags } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expectSecurityHeaders(again);
  }
  const { author, slug } = await ask('What does a window function do?', 'I know group by and wonder what a window adds to it.');
  const second = await tagOf();
  expect(second).not.toBe(first);
  await app.call(author, 'DELETE /api/questions/{slug}', { params: { slug } });
  expect(await tagOf()).toBe(first);
});

test('learning packs go out as Atom and JSON Feed, drafts and private boards do not', async () => {
  const { db } = app.context();
  const board = { type: 'learning_pack' as const, card_count: 1, categories: ['data-analysis'] };
  await db
    .insertInto('boards')
    .values([
      { ...board, slug: 'from-a-question', title: 'From a question', description: 'To a number.', by_editors: true },
      { ...board, slug: 'not-yet', title: 'Not yet', withdrawn: true, by_editors: true },
    ])
    .execute();
  expect(await (await app.fetch('/learning-packs/feed.json')).json()).toMatchObject({
    items: [{ title: 'From a question', content_text: 'To a number.' }],
  });
  const text = await (await app.fetch('/learning-packs/feed.xml')).text();
  expect(text).toContain('<title>From a question</title>');
  expect(text).not.toContain('Not yet');
});

test('browsers are offered the search in both languages', async () => {
  for (const [path, page, language] of [
    ['/opensearch.xml', '/search', 'en-IN'],
    ['/opensearch.hi.xml', '/hi/search', 'hi-IN'],
  ]) {
    const response = await app.fetch(path ?? '');
    expect(response.headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`<Url type="text/html" template="${app.config.APP_ORIGIN}${page}?query={searchTerms}"/>`);
    expect(text).toContain(`<Language>${language}</Language>`);
    expect(parseDocument(text, { xmlMode: true }).children.length).toBeGreaterThan(0);
  }
});
