import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { countWords } from '#platform/contract/count-words.ts';
import { listPostAddresses } from './list-addresses.ts';
import { loadPosts } from './load-posts.ts';
import { parsePost } from './parse-post.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../../content');
const app = openTestApp();

beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadPosts(app.context(), CONTENT);
});

const FACTS = `---
title: A test of Markdown
summary: Long enough to be a summary of an article, as everybody can see.
category: interviews
tags: One, Two words
skills: sql
published: 2026-01-02
---
`;

describe('an article from Markdown', () => {
  test('has chapters, links and code, and nothing that runs', () => {
    const post = parsePost(
      'a-test.md',
      `${FACTS}Hello <script>alert(1)</script> [there](/insights) and [not](javascript:alert(1)).

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

  test('a missing field is reported with the file’s name', () => {
    expect(() => parsePost('broken.md', FACTS.replace(/^summary.*\n/m, ''))).toThrow(/broken\.md.*[\s\S]*summary/);
    expect(() => parsePost('bare.md', 'Only words.')).toThrow(/bare\.md/);
  });
});

describe('the blog', () => {
  test('lists the newest first, paginated, and filters by tag', async () => {
    const all = await app.call(null, 'GET /api/blogs', { query: { per_page: 50 } });
    const days = all.data.map(({ attributes }) => attributes.published_on);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(all.meta.total).toBe(all.data.length);
    const second = await app.call(null, 'GET /api/blogs', { query: { per_page: 4, page: 2 } });
    expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(4, 8).map(({ id }) => id));
    const [tag] = all.facets.tag;
    const tagged = await app.call(null, 'GET /api/blogs', { query: { tag: tag?.slug ?? '' } });
    expect(tagged.meta.total).toBe(tag?.count);
    expect(tagged.data.every(({ attributes }) => attributes.tags.some(({ slug }) => slug === tag?.slug))).toBe(true);
    expect((await app.call(null, 'GET /api/blogs', { query: { tag: 'no-such-tag' } })).data).toEqual([]);
  });

  test('leads from each article to the one before and the one after', async () => {
    const { data } = await app.call(null, 'GET /api/blogs', { query: { per_page: 50 } });
    const walked = [];
    for (let slug: string | undefined = data[0]?.id; slug;) {
      walked.push(slug);
      const { attributes }: { attributes: { previous: { slug: string } | null } } = (
        await app.call(null, 'GET /api/blogs/{id}', { params: { id: slug } })
      ).data;
      slug = attributes.previous?.slug;
    }
    expect(walked).toEqual(data.map(({ id }) => id));
  });

  test('has a valid Atom feed', async () => {
    const response = await app.fetch('/api/blogs/feed.xml');
    expect(response.headers.get('content-type')).toContain('application/atom+xml');
    const names = (text: string) => {
      const found: string[] = [];
      const walk = (node: { name?: string; children?: unknown[] }): void => {
        if (node.name) found.push(node.name);
        for (const child of node.children ?? []) walk(child as never);
      };
      walk(parseDocument(text, { xmlMode: true }) as never);
      return found;
    };
    const found = names(await response.text());
    const posts = await listPostAddresses(app.context());
    expect(found.filter((name) => name === 'entry')).toHaveLength(posts.length);
    for (const needed of ['id', 'updated', 'title'])
      expect(found.filter((name) => name === needed)).toHaveLength(posts.length + 1);
  });

  test('has a preview image for each article, and a 404 for others', async () => {
    const [post] = await listPostAddresses(app.context());
    const picture = await app.fetch(`/api/blogs/${post?.path.slice('/blog/'.length)}/share.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const missing of ['/api/blogs/nothing-here', '/api/blogs/nothing-here/share.png'])
      expect((await app.fetch(missing)).status).toBe(404);
  });

  test('can be commented on by members', async () => {
    const [post] = await listPostAddresses(app.context());
    const about = { commentable_type: 'blog', commentable_id: post?.path.slice('/blog/'.length) ?? '' };
    await app.call(await aMember(app.context()), 'POST /api/comments', { json: { ...about, body: 'I tried it.' } });
    expect((await app.call(null, 'GET /api/comments', { query: about })).meta.total).toBe(1);
  });

  test('is found by search, by its words, its tags and its subject, and while its title is being typed', async () => {
    await app.updateSearchIndex();
    const [post] = (await app.call(null, 'GET /api/blogs', { query: { per_page: 1 } })).data;
    const { title, category, tags } = post?.attributes ?? { title: '', category: { name: '' }, tags: [] };
    const path = `/blog/${post?.id}`;
    const found = async (query: string, filter?: string) =>
      app.call(null, 'GET /api/universal_search/{kind}', {
        params: { kind: 'article' },
        query: { query, per_page: 50, ...(filter && { filter }) },
      });
    for (const query of [title, tags[0]?.name ?? '', category.name])
      expect((await found(query)).data.map(({ attributes }) => attributes.path)).toContain(path);
    const { meta } = await found('interview');
    const [value] = meta.facets.find(({ name }) => name === 'category')?.values ?? [];
    expect((await found('interview', `category:${value?.value}`)).meta.total).toBe(value?.count);
    const { data } = await app.call(null, 'GET /api/search_suggestions', { query: { query: title.slice(0, -3) } });
    expect(data[0]?.attributes).toMatchObject({ kind: 'article', path, title });
  });

  test('is reloaded only when a file changed', async () => {
    expect(await loadPosts(app.context(), CONTENT)).toBe(false);
  });
});

describe('the articles', () => {
  const folder = path.join(CONTENT, 'blog');
  const articles = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

  test('are ten or more', () => expect(articles.length).toBeGreaterThanOrEqual(10));

  test.each(articles)('$name is an article, about skills there are, and leads to articles there are', async ({ name, text }) => {
    const post = parsePost(name, text);
    const words = countWords(text.replace(/^---[\s\S]*?---/, ''));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(post.contents.length).toBeGreaterThanOrEqual(3);
    const { taxonomy } = await skillCatalogue();
    expect(post.skills.filter((id) => !taxonomy.byId.has(id))).toEqual([]);
    const named = [...post.body.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug]) => `${slug}.md`);
    expect(named.filter((one) => !articles.some((article) => article.name === one))).toEqual([]);
    const packs = [...post.body.matchAll(/href="\/boards\/([\w-]+)"/g)].map(([, slug]) => `${slug}.json`);
    expect(packs.filter((one) => !readdirSync(path.join(CONTENT, 'packs')).includes(one))).toEqual([]);
  });
});
