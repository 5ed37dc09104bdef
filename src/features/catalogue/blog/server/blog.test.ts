import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { countWords } from '#platform/contract/count-words.ts';
import { listPostPaths } from './list-post-paths.ts';
import { loadPosts } from './load-posts.ts';
import { parsePost } from './parse-post.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../../content');
const app = openTestApp();

beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadPosts(app.context(), CONTENT);
});

const FRONT_MATTER = `---
title: A test of Markdown
summary: Long enough to be a summary of an article, as everybody can see.
category: interviews
tags: One, Two words
skills: sql
published: 2026-01-02
---
`;

describe('an article from Markdown', () => {
  test('has chapters, links and code, and no scripts', () => {
    const post = parsePost(
      'a-test.md',
      `${FRONT_MATTER}Hello <script>alert(1)</script> [there](/insights) and [not](javascript:alert(1)).

## A *chapter*

    select 1 < 2;

## A *chapter*

<img src=x onerror=alert(1)> ![picture](https://a.example/x.png)`,
    );
    expect(post.contents).toEqual([
      { id: 'a-chapter', title: 'A chapter' },
      { id: 'a-chapter-2', title: 'A chapter' },
    ]);
    expect(post.body).toContain('<a href="/insights">there</a>');
    expect(post.body).toContain('<h2 id="a-chapter-2">A <em>chapter</em></h2>');
    expect(post.body).toContain('select 1 &lt; 2;');
    expect(post.body).not.toMatch(/script|javascript|onerror|<img/);
    expect(post.minutes).toBe(1);
  });

  test('has chapters with ids of their own where titles are not in Latin letters', () => {
    const { contents } = parsePost('in-hindi.md', `${FRONT_MATTER}## पहले काग़ज़\n\n## पहला client\n\n## दूसरा client`);
    expect(contents.map(({ id }) => id)).toEqual(['part-1', 'client', 'client-2']);
  });

  test('without a required field is reported with the file’s name', () => {
    expect(() => parsePost('broken.md', FRONT_MATTER.replace(/^summary.*\n/m, ''))).toThrow(/broken\.md.*[\s\S]*summary/);
    expect(() => parsePost('bare.md', 'Only words.')).toThrow(/bare\.md/);
  });
});

describe('the blog', () => {
  test('lists what is in the reader’s language first, of each the newest first, paginated, and filters by tag', async () => {
    const all = await app.call(null, 'GET /api/blogs', { query: { per_page: 50 } });
    const days = all.data.map(({ attributes: { language, published_on } }) => `${language === 'en' ? 1 : 0} ${published_on}`);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(all.data.map(({ attributes }) => attributes.language))).toEqual(new Set(['en', 'hi']));
    expect(all.meta.total).toBe(all.data.length);
    const second = await app.call(null, 'GET /api/blogs', { query: { per_page: 4, page: 2 } });
    expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(4, 8).map(({ id }) => id));
    const [tag] = all.facets.tag;
    const tagged = await app.call(null, 'GET /api/blogs', { query: { tag: tag?.slug ?? '' } });
    expect(tagged.meta.total).toBe(tag?.count);
    expect(tagged.data.every(({ attributes }) => attributes.tags.some(({ slug }) => slug === tag?.slug))).toBe(true);
    expect((await app.call(null, 'GET /api/blogs', { query: { tag: 'no-such-tag' } })).data).toEqual([]);
  });

  test('links each article to the previous and the next one in its language, also of the same day', async () => {
    const list = async () => (await app.call(null, 'GET /api/blogs', { query: { per_page: 50 } })).data;
    const [newest, second] = await list();
    const { db } = app.context();
    const published_on = newest?.attributes.published_on ?? '';
    await db
      .updateTable('blog_posts')
      .set({ published_on })
      .where('slug', '=', second?.id ?? '')
      .execute();
    const articles = await list();
    const linkTo = (article: (typeof articles)[number] | undefined) =>
      article ? { slug: article.id, title: article.attributes.title } : null;
    for (const language of ['en', 'hi']) {
      const inLanguage = articles.filter(({ attributes }) => attributes.language === language);
      for (const [index, { id }] of inLanguage.entries()) {
        const { attributes } = (await app.call(null, 'GET /api/blogs/{id}', { params: { id } })).data;
        expect(attributes, id).toMatchObject({ previous: linkTo(inLanguage[index + 1]), next: linkTo(inLanguage[index - 1]) });
      }
    }
  });

  test('has an Atom feed with an entry for each article', async () => {
    const response = await app.fetch('/api/blogs/feed.xml');
    expect(response.headers.get('content-type')).toContain('application/atom+xml');
    const elementNames = (text: string) => {
      const names: string[] = [];
      const walk = (node: { name?: string; children?: unknown[] }): void => {
        if (node.name) names.push(node.name);
        for (const child of node.children ?? []) walk(child as never);
      };
      walk(parseDocument(text, { xmlMode: true }) as never);
      return names;
    };
    const names = elementNames(await response.text());
    const posts = await listPostPaths(app.context());
    expect(names.filter((name) => name === 'entry')).toHaveLength(posts.length);
    for (const required of ['id', 'updated', 'title'])
      expect(names.filter((name) => name === required)).toHaveLength(posts.length + 1);
  });

  test('has a preview image for an article, and a 404 for an unknown one', async () => {
    const [post] = await listPostPaths(app.context());
    const picture = await app.fetch(`/api/blogs/${post?.path.slice('/blog/'.length)}/share.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const missing of ['/api/blogs/nothing-here', '/api/blogs/nothing-here/share.png'])
      expect((await app.fetch(missing)).status).toBe(404);
  });

  test('can be commented on by members', async () => {
    const [post] = await listPostPaths(app.context());
    const subject = { commentable_type: 'blog', commentable_id: post?.path.slice('/blog/'.length) ?? '' };
    await app.call(await aMember(app.context()), 'POST /api/comments', { json: { ...subject, body: 'I tried it.' } });
    expect((await app.call(null, 'GET /api/comments', { query: subject })).meta.total).toBe(1);
  });

  test('is found by title, tag and category, and suggested for a partial title', async () => {
    await app.updateSearchIndex();
    const [post] = (await app.call(null, 'GET /api/blogs', { query: { per_page: 1 } })).data;
    const { title, category, tags } = post?.attributes ?? { title: '', category: { name: '' }, tags: [] };
    const path = `/blog/${post?.id}`;
    const searchArticles = async (query: string, filter?: string) =>
      app.call(null, 'GET /api/universal_search/{kind}', {
        params: { kind: 'article' },
        query: { query, per_page: 50, ...(filter && { filter }) },
      });
    for (const query of [title, tags[0]?.name ?? '', category.name])
      expect((await searchArticles(query)).data.map(({ attributes }) => attributes.path)).toContain(path);
    const { meta } = await searchArticles('interview');
    const [value] = meta.facets.find(({ name }) => name === 'category')?.values ?? [];
    expect((await searchArticles('interview', `category:${value?.value}`)).meta.total).toBe(value?.count);
    const { data } = await app.call(null, 'GET /api/search_suggestions', { query: { query: title.slice(0, -3) } });
    expect(data[0]?.attributes).toMatchObject({ kind: 'article', path, title });
  });

  test('is not reloaded when no file changed', async () => {
    expect(await loadPosts(app.context(), CONTENT)).toBe(false);
  });
});

describe('the articles in `content/blog`', () => {
  const folder = path.join(CONTENT, 'blog');
  const articles = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

  test('are at least ten', () => expect(articles.length).toBeGreaterThanOrEqual(10));

  test.each(articles)('$name has a valid length, known skills and working links', async ({ name, text }) => {
    const post = parsePost(name, text);
    const words = countWords(text.replace(/^---[\s\S]*?---/, ''));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(post.contents.length).toBeGreaterThanOrEqual(3);
    const { taxonomy } = await skillCatalogue();
    expect(post.skills.filter((id) => !taxonomy.byId.has(id))).toEqual([]);
    const linkedArticles = [...post.body.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug]) => `${slug}.md`);
    expect(linkedArticles.filter((slug) => !articles.some((article) => article.name === slug))).toEqual([]);
    const linkedPacks = [...post.body.matchAll(/href="\/boards\/([\w-]+)"/g)].map(([, slug]) => `${slug}.json`);
    expect(linkedPacks.filter((slug) => !readdirSync(path.join(CONTENT, 'packs')).includes(slug))).toEqual([]);
  });
});
