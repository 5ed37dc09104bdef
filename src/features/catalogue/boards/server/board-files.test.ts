/** Export and import of boards, and protection against harmful files. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { parseBookmarks } from './files/parse-bookmarks.ts';
import { aBoard } from './testing.ts';

const app = openTestApp();

const BOOKMARKS = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>My bookmarks</H1>
<DL><p>
    <DT><A HREF="https://pgexercises.com/" ADD_DATE="1">PostgreSQL &amp; exercises</A>
    <DD>Do chapter 2 twice.
    <DT><H3>For Friday</H3>
    <DL><p>
        <DT><A HREF="https://selectstarsql.com/">Select <b>Star</b> SQL</A>
        <DT><A HREF="javascript:alert(1)">A bookmarklet</A>
        <DT><A HREF="https://pgexercises.com">The same again</A>
    </DL><p>
</DL><p>
`;
const importFile = (person: TestUser, file: File, fields: { title?: string } = {}) =>
  app.call(person, 'POST /api/boards/import', { multipart: { file, ...fields } as never });
const getBoard = async (person: TestUser, board_slug: string) =>
  (await app.call(person, 'GET /api/boards/{board_slug}', { params: { board_slug } })).data.attributes;

test('bookmarks become a private board with folders as sections, and skipped lines are reported', async () => {
  const ana = await aMember(app.context());
  const { data, meta } = await importFile(ana, new File([BOOKMARKS], 'bookmarks.html'));
  expect(data.attributes).toMatchObject({ title: 'My bookmarks', card_count: 2, privacy: true });
  expect(meta).toEqual({
    imported: 2,
    duplicates: [{ line: 12, title: 'The same again' }],
    refused: [{ line: 11, title: 'A bookmarklet', reason: 'It has no address that begins with https:// or http://.' }],
  });
  const board = await getBoard(ana, data.attributes.slug);
  expect(board.sections.map(({ title }) => title)).toEqual(['For Friday']);
  expect(board.cards.map(({ title, url, text }) => [title, url, text])).toEqual([
    ['PostgreSQL & exercises', 'https://pgexercises.com/', 'Do chapter 2 twice.'],
    ['Select Star SQL', 'https://selectstarsql.com/', ''],
  ]);
});

test('a table of another application is imported by the names of its columns', async () => {
  const ana = await aMember(app.context());
  const table = 'Folder;Name;Link;Comment\r\nDocs;"Kysely; the docs";https://kysely.dev;read me\r\n;;;\r\n;No address;;\r\n';
  const { data, meta } = await importFile(ana, new File([table], 'links.csv'));
  expect(meta).toMatchObject({ imported: 2, duplicates: [], refused: [] });
  const { title, cards } = await getBoard(ana, data.attributes.slug);
  expect(title).toBe('links');
  expect(cards.map((card) => [card.kind, card.title, card.note])).toEqual([
    ['note', 'No address', ''],
    ['link', 'Kysely; the docs', 'read me'],
  ]);
});

const arbitraryText = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom('=HYPERLINK("x")', '+1', '-1', '@x', "'=1", 'a,"b"', 'क्या, "है"'),
    )
    .map((text) => text.replaceAll('\0', '').trim().slice(0, maxLength))
    .filter((text) => text.isWellFormed());

test('a CSV export imports back card by card', async () => {
  const ana = await aMember(app.context());
  const card = fc.record({
    title: arbitraryText(60).filter((title) => title !== ''),
    text: arbitraryText(200),
    note: arbitraryText(100),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(card, { minLength: 1, maxLength: 5 }), async (cards) => {
      const { slug: board_slug } = (await aBoard(app, ana)).attributes;
      for (const [index, json] of cards.entries())
        await app.call(ana, 'POST /api/boards/{board_slug}/pin_card_to_board', {
          params: { board_slug },
          json: index % 2 === 0 ? { kind: 'note', ...json } : { kind: 'link', url: `https://example.com/${index}`, ...json },
        });
      await app.call(ana, 'POST /api/boards/{board_slug}/pin_card_to_board', {
        params: { board_slug },
        json: { kind: 'skill', ref: 'sql' },
      });
      const file = (await app.call(ana, 'GET /api/boards/{board_slug}/export', { params: { board_slug } })) as Blob;
      const bytes = await file.arrayBuffer();
      const { data, meta } = await importFile(ana, new File([bytes], 'board.csv'));
      expect(meta).toMatchObject({ refused: [], duplicates: [] });
      const [before, after] = [await getBoard(ana, board_slug), await getBoard(ana, data.attributes.slug)];
      const exportedFields = (board: typeof before) =>
        board.cards.map(({ kind, title, url, text, note }) => ({ kind, title, url, text, note }));
      expect(exportedFields(after)).toEqual(exportedFields(before));
    }),
    { numRuns: 20 },
  );
}, 60_000);

test('no cell of an export begins like a formula, and nothing in Markdown becomes markup', async () => {
  const ana = await aMember(app.context());
  const params = { board_slug: (await aBoard(app, ana)).attributes.slug };
  for (const title of ['=cmd|calc', '@SUM(1)', '</script><img src=x onerror=alert(1)>', '[x](javascript:alert(1))'])
    await app.call(ana, 'POST /api/boards/{board_slug}/pin_card_to_board', {
      params,
      json: { kind: 'note', title, text: title },
    });
  const file = async (format: string) => (await app.fetch(`/api/boards/${params.board_slug}/export?format=${format}`)).text();
  expect(await file('csv')).not.toMatch(/(^|[,"])[=@]/m);
  expect(await file('markdown')).not.toMatch(/(?<!\\)<|(?<!\\)\]\(/);
  expect(JSON.parse(await file('json'))).toMatchObject({ cards: [{ title: '=cmd|calc' }, {}, {}, {}] });
  const response = await app.fetch(`/api/boards/${params.board_slug}/export?format=markdown`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
});

test('hostile and broken files are refused with a message and create no board', async () => {
  const ana = await aMember(app.context());
  const tooManyRows = Array.from({ length: 501 }, (_, index) => `t,https://example.com/${index}`).join('\n');
  const files: [File, number][] = [
    [new File([''], 'empty.csv'), 422],
    [new File(['no,heading\n1,2\n'], 'x.csv'), 422],
    [new File(['title,url\n"unclosed,https://example.com\n'], 'x.csv'), 422],
    [new File(['title,url\nx,javascript:alert(1)\n'], 'x.csv'), 422],
    [new File([`title,url\n${tooManyRows}`], 'x.csv'), 422],
    [new File([`kind,ref,title\n${'job,x,t\n'.repeat(70_000)}`], 'x.csv'), 422],
    [new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])], 'x.png'), 422],
    [new File(['<dl>'.repeat(20_000)], 'deep.html'), 422],
    [new File(['x'.repeat(2_100_000)], 'large.csv'), 413],
  ];
  for (const [file, status] of files) await expect(importFile(ana, file), file.name).rejects.toMatchObject({ status });
  await expect(importFile(ana, new File(['title,url\nx,ftp://x\n'], 'x.csv'))).rejects.toMatchObject({
    body: { errors: [{}, { message: 'Line 2: It has no address that begins with https:// or http://.' }] },
  });
  expect((await app.call(ana, 'GET /api/boards')).meta.total).toBe(0);
});

test('a bookmark belongs to its innermost folder, and ten thousand bookmarks get the right line numbers', () => {
  const { cards } = parseBookmarks(
    '<h3>a</h3><dl><h3>b</h3><dl><a href="https://b">1</a></dl><a href="https://a">2</a></dl><a href="https://c">3</a>',
  );
  expect(cards.map(({ section }) => section)).toEqual(['b', 'a', '']);
  const many = Array.from({ length: 10_000 }, (_, index) => `<DT><A HREF="https://example.com/${index}">${index}</A>\n`).join('');
  expect(parseBookmarks(many).cards.map(({ line }) => line)).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1));
});
