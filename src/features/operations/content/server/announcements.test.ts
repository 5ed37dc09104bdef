import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompany } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import type { RenderPage } from '#app/http/serve-pages.ts';
import { aDraftAnnouncement, anAnnouncement, REASON } from './testing.ts';

/** A page that shows what its reader is told. */
const renderPage: RenderPage = async (_request, { apiFetch, origin }) =>
  new Response(await (await apiFetch(new Request(`${origin}/api/announcements`))).text());

const app = openTestApp({}, { renderPage });
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
const textsFor = async (person: TestUser | null) =>
  (await app.call(person, 'GET /api/announcements')).data.map(({ attributes }) => attributes.text);
const at = (iso: string) => app.clock.advance(Date.parse(iso) - app.clock.now().getTime());

let meera: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  meera = await editor();
});

test('each audience is told what is meant for it', async () => {
  for (const audience of ['everyone', 'visitors', 'members', 'employers'] as const)
    await anAnnouncement(app, meera, { audience, text_en: `For ${audience}` });
  const owner = await anEmployer(app.context(), (await aCompany(app.context())).id);
  const told = async (person: TestUser | null) => (await textsFor(person)).filter((text) => text.startsWith('For ')).toSorted();
  expect(await told(null)).toEqual(['For everyone', 'For visitors']);
  expect(await told(await aMember(app.context()))).toEqual(['For everyone', 'For members']);
  expect(await told(owner)).toEqual(['For employers', 'For everyone', 'For members']);
});

test('a draft is told to nobody, and a published one from its beginning until its end', async () => {
  const times = { starts_at: '2026-12-01T10:00:00+05:30', ends_at: '2026-12-02T10:00:00+05:30' };
  const draft = await aDraftAnnouncement(app, meera, { text_en: 'A day in December', ...times });
  expect(draft.attributes).toMatchObject({ state: 'draft', starts_at: '2026-12-01T04:30:00.000Z' });
  const isTold = async () => (await textsFor(null)).includes('A day in December');
  at('2026-12-01T12:00:00Z');
  expect(await isTold()).toBe(false);
  at('2026-11-21T09:00:00Z');
  const params = { id: draft.id };
  const json = { version: 1, state: 'published', reason: REASON } as const;
  const { data } = await app.call(meera, 'POST /api/staff/announcements/{id}/state', { params, json });
  expect(data.attributes.state).toBe('scheduled');
  const stateAt = async (iso: string) => {
    at(iso);
    const { attributes } = (await app.call(meera, 'GET /api/staff/announcements/{id}', { params })).data;
    return [attributes.state, await isTold()];
  };
  expect(await stateAt('2026-12-01T04:29:59Z')).toEqual(['scheduled', false]);
  expect(await stateAt('2026-12-01T04:30:00Z')).toEqual(['shown', true]);
  expect(await stateAt('2026-12-02T04:30:00Z')).toEqual(['ended', false]);
  at('2026-11-21T09:00:00Z');
});

test('a cached page shows an announcement at once, and for half a minute at most after its end', async () => {
  const ends_at = '2026-11-21T10:00:00Z';
  const page = async (cookie = '') => await (await app.fetch('/about-us', { headers: { cookie } })).text();
  expect(await page()).not.toContain('Until ten');
  const { id } = await anAnnouncement(app, meera, { text_en: 'Until ten', ends_at });
  expect(await page()).toContain('Until ten');
  const dismissal = await app.fetch(`/api/announcements/${id}/dismiss`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', host: 'localhost:3000' },
    body: new URLSearchParams({ return_to: '/about-us' }),
  });
  expect([dismissal.status, dismissal.headers.get('location')]).toEqual([303, '/about-us']);
  const cookie = (dismissal.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(await page(cookie)).not.toContain('Until ten');
  expect(await page()).toContain('Until ten');
  expect(await page('dismissed=not-one-of-ours')).toContain('Until ten');
  at('2026-11-21T09:59:59Z');
  expect(await page()).toContain('Until ten');
  at('2026-11-21T10:00:29.5Z');
  expect(await page()).not.toContain('Until ten');
  at('2026-11-21T09:00:00Z');
});

test('a member closes an announcement for their account; one that stays cannot be closed', async () => {
  const { id } = await anAnnouncement(app, meera, { text_en: 'Close me' });
  const kept = await anAnnouncement(app, meera, { text_en: 'I stay', dismissible: false });
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context(), { name: 'Ben Roy' })];
  const dismiss = (announcementId: string, returnTo = '/') =>
    app.fetch(`/api/announcements/${announcementId}/dismiss`, {
      method: 'POST',
      headers: { cookie: ana.cookie, 'sec-fetch-site': 'same-origin', host: 'localhost:3000' },
      body: new URLSearchParams({ return_to: returnTo }),
    });
  for (let press = 0; press < 2; press += 1)
    expect((await dismiss(id, 'https://elsewhere.example/')).headers.get('location')).toBe('/');
  expect(await textsFor(ana)).not.toContain('Close me');
  expect(await textsFor(ben)).toContain('Close me');
  expect((await dismiss(kept.id)).status).toBe(409);
  const draft = await aDraftAnnouncement(app, meera);
  expect((await dismiss(draft.id)).status).toBe(404);
});

test('readers of Hindi get the Hindi words, and the English ones where there are none', async () => {
  await anAnnouncement(app, meera, { text_en: 'Both languages', text_hi: 'दोनों भाषाएँ', link: '/courses', link_hi: 'कोर्स देखें' });
  await anAnnouncement(app, meera, { text_en: 'English only', link: '/jobs-apprenticeships' });
  const inHindi = await app.fetch('/api/announcements', { headers: { 'accept-language': 'hi' } });
  const { data } = (await inHindi.json()) as { data: { attributes: Record<string, unknown> }[] };
  const rows = data.map(({ attributes: { text, link_text } }) => [text, link_text]);
  expect(rows).toContainEqual(['दोनों भाषाएँ', 'कोर्स देखें']);
  expect(rows).toContainEqual(['English only', 'और पढ़ें']);
});

test('two editors change one announcement: the second is told, and the log has who changed what and why', async () => {
  const rohan = await editor('Rohan Shah');
  const { id, attributes } = await anAnnouncement(app, meera, { text_en: 'Two at once' });
  const params = { id };
  const change = (person: TestUser, text_en: string, version = attributes.version) =>
    app.call(person, 'PUT /api/staff/announcements/{id}', {
      params,
      json: { audience: 'everyone', part: 'all', text_en, dismissible: true, version, reason: REASON },
    });
  const outcomes = await Promise.allSettled([change(meera, 'Two at onse'), change(rohan, 'Two, at once')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(change(rohan, 'Again')).rejects.toMatchObject({ status: 412, body: { code: 'content-changed-meanwhile' } });
  const state = { version: attributes.version, state: 'deleted', reason: REASON } as const;
  const late = app.call(rohan, 'POST /api/staff/announcements/{id}/state', { params, json: state });
  await expect(late).rejects.toMatchObject({ status: 412 });
  const { data } = await app.call(meera, 'GET /api/staff/announcements/{id}', { params });
  expect(data.attributes.history.map((entry) => entry.attributes.action)).toEqual([
    'announcement.change',
    'announcement.change-state',
    'announcement.create',
  ]);
  expect(data.attributes.history[0]?.attributes).toMatchObject({
    reason: REASON,
    changes: [{ field: 'text_en', before: 'Two at once', after: data.attributes.text_en }],
  });
});

test('what was deleted is told to nobody and in no list, and a restored one is as it was', async () => {
  const { id, attributes } = await anAnnouncement(app, meera, { text_en: 'Come and go' });
  const params = { id };
  const become = async (state: 'deleted' | 'published' | 'draft', version: number) =>
    (await app.call(meera, 'POST /api/staff/announcements/{id}/state', { params, json: { version, state, reason: REASON } }))
      .data;
  const { version } = (await become('deleted', attributes.version)).attributes;
  const find = async (query: { state?: 'deleted' | 'shown' }) =>
    (await app.call(meera, 'GET /api/staff/announcements', { query: { find: 'come and', ...query } })).data.map((row) => row.id);
  expect([await find({}), await find({ state: 'deleted' }), await find({ state: 'shown' })]).toEqual([[], [id], []]);
  expect(await textsFor(null)).not.toContain('Come and go');
  await expect(become('deleted', version)).rejects.toMatchObject({ status: 409, body: { code: 'content-not-in-state' } });
  await become('published', version);
  expect(await textsFor(null)).toContain('Come and go');
  const csv = await (await app.call(meera, 'GET /api/staff/announcements/export', { query: { find: 'come and' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
});

test.each([
  [{ text_en: '  ' }, 'text_en'],
  [{ text_hi: 'क'.repeat(241) }, 'text_hi'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ link: '//elsewhere.example' }, 'link'],
  [{ starts_at: 'tomorrow' }, 'starts_at'],
  [{ starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-02T10:00:00Z' }, 'ends_at'],
  [{ audience: 'nobody' as 'everyone' }, 'audience'],
])('%j is refused at its field', async (fields, path) => {
  await expect(aDraftAnnouncement(app, meera, fields)).rejects.toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('what has ended is not published again', async () => {
  const { id } = await aDraftAnnouncement(app, meera, { ends_at: '2026-11-20T09:00:00Z' });
  const json = { version: 1, state: 'published', reason: REASON } as const;
  const attempt = app.call(meera, 'POST /api/staff/announcements/{id}/state', { params: { id }, json });
  await expect(attempt).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'ends_at' }] } });
});
