/** Nothing of a deleted member stays but what `REMAINS` lists, and nobody reads the former name of a renamed one. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { REMAINS } from '#features/base/personal-data/server/index.ts';
import { createLog } from '#platform/runtime/log.ts';
import { aBusyMember, catchUp, MARKS, OPEN_COMMENTABLES, type BusyMember } from '../setup/busy-member.ts';
import { findFileTraces, findPublicTraces, findStoredTraces, storedFiles, type Trace } from '../setup/traces.ts';

const logged: string[] = [];
const log = createLog('debug', { write: (line) => void logged.push(line) });
const app = openTestApp({}, { paymentSandbox: true, commentables: OPEN_COMMENTABLES, log });

/** The least number of columns that the member leaves traces in before the deletion; fewer would prove little. */
const MIN_COLUMNS = 70;

let busy: BusyMember;
let identity: string;
beforeAll(async () => {
  busy = await aBusyMember(app, { name: 'Zelphira Quornbeck', email: 'zelphira@quornbeck.example' });
  identity = `zelphira|quornbeck|${busy.member.slug}`;
}, 120_000);

const publicTraces = (pattern: string) => {
  const { member, witness, employer, insight, question, board, badge, company, fixture } = busy;
  return findPublicTraces(app, pattern, {
    words: ['Zelphira', MARKS.published],
    readers: [null, witness, employer],
    paths: [
      `/api/users/${member.slug}`,
      `/api/users/${member.slug}/showcase`,
      `/api/users/${member.slug}/boards`,
      `/api/knowledges/${insight}`,
      `/api/questions/${question}`,
      `/api/questions/${question}/answers`,
      `/api/comments?commentable_type=knowledge&commentable_id=${insight}`,
      `/api/boards/${board}`,
      `/api/credentials/${badge}`,
      `/api/credentials/${badge}/badge.svg`,
      `/api/companies/${company}/people`,
      `/api/categories/${fixture.category.slug}/followers`,
      `/api/search_suggestions?query=Zelph`,
      '/api/users/search_user_board?search=Zelph',
    ],
  });
};

test('the member has left traces in most tables that hold texts, in files and in public', async () => {
  const stored = await findStoredTraces(app, `${identity}|${Object.values(MARKS).join('|')}`);
  expect(stored.length).toBeGreaterThan(MIN_COLUMNS);
  expect(findFileTraces(app, MARKS.private).length).toBeGreaterThan(0);
  expect((await publicTraces(identity)).length).toBeGreaterThan(20);
});

test('a table that nobody has named is scanned, in columns of every kind of text', async () => {
  const { db } = app.context();
  await sql`create table planted (note varchar(80), facts jsonb, names text[], words tsvector)`.execute(db);
  await sql`
    insert into planted values ('by Zelphira', '{"by": ["Zelphira"]}', array['Zelphira'], to_tsvector('english', 'Zelphira'))`.execute(
    db,
  );
  const found = (await findStoredTraces(app, identity)).filter(({ column }) => column.startsWith('planted.'));
  await sql`drop table planted`.execute(db);
  expect(found.map(({ column }) => column)).toEqual(['planted.facts', 'planted.names', 'planted.note', 'planted.words']);
});

test('a changed name is read nowhere in public, nor in what others were told', async () => {
  await app.call(busy.member, 'PATCH /api/users/update_profile', { json: { name: 'Renate Newname' } });
  await catchUp(app);
  expect(await publicTraces('zelphira|quornbeck')).toEqual([]);
  expect((await publicTraces('Newname')).length).toBeGreaterThan(20);
  await app.call(busy.member, 'PATCH /api/users/update_profile', { json: { name: 'Zelphira Quornbeck' } });
  await catchUp(app);
});

test('after the deletion, name, address and texts are only where the list of exceptions says', async () => {
  await app.call(busy.member, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
  await catchUp(app);
  const traces = {
    identity: await findStoredTraces(app, identity),
    [MARKS.private]: await findStoredTraces(app, MARKS.private),
    [MARKS.published]: await findStoredTraces(app, MARKS.published),
    [MARKS.company]: await findStoredTraces(app, MARKS.company),
  };
  expect(unlisted(traces.identity, ['receipts', 'audit', 'mail'])).toEqual([]);
  expect(unlisted(traces[MARKS.private] ?? [], ['audit'])).toEqual([]);
  expect(unlisted(traces[MARKS.published] ?? [], ['published', 'audit'])).toEqual([]);
  expect(unlisted(traces[MARKS.company] ?? [], ['company', 'audit'])).toEqual([]);
});

test('no line of the log had anything of them', () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.filter((line) => new RegExp(`${identity}|${MARKS.private}`, 'i').test(line))).toEqual([]);
});

test('after the deletion, no file has their words, and every file belongs to a row', async () => {
  expect(findFileTraces(app, `${identity}|${MARKS.private}`)).toEqual([]);
  const orphans = [];
  for (const file of storedFiles(app)) {
    const key = file.split('/').slice(-2).join('/');
    if ((await findStoredTraces(app, key)).length === 0) orphans.push(file);
  }
  expect(orphans).toEqual([]);
});

test('after the deletion, nobody reads of them', async () => {
  expect(await publicTraces(`${identity}|${MARKS.private}`)).toEqual([]);
});

const unlisted = (traces: readonly Trace[], reasons: readonly (keyof typeof REMAINS)[]): string[] => {
  const places = new Set(reasons.flatMap((reason) => REMAINS[reason].places));
  return traces
    .filter(({ column }) => !places.has(column) && !places.has(`${column.split('.')[0]}.*`))
    .map(({ column, rows, example }) => `${column} (${rows}): ${example}`);
};
