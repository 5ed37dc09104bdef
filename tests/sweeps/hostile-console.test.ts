/** Hostile text from staff, employers, applicants and visitors is shown as plain text in the console and the workspaces. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anArticle } from '#features/operations/content/server/testing.ts';
import { anAd } from '#features/operations/hiring-jobs/server/testing.ts';
import { signIn } from '../e2e/test-user.ts';
import { openBrowser } from '../setup/browser.ts';
import { PAYLOADS } from '../setup/hostile-text.ts';
import { queryDatabase } from '../setup/query-database.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectHarmless, openReader } from './hostile-pages.ts';

const server = workerServer();
const { origin, databaseUrl = '' } = server;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const [SCRIPT = '', IMAGE = '', , CLOSING = ''] = PAYLOADS;
const MARKUP = `${IMAGE} ${CLOSING}`;
const ALL = PAYLOADS.join('\n');
const reason = 'Asked for by support';
const query = <Row extends Record<string, unknown>>(statement: string, values: readonly unknown[] = []) =>
  queryDatabase<Row>(databaseUrl, statement, values);

async function openStaff(name: string) {
  const staff = await openReader(browser, origin);
  await signIn(staff.page, origin, { create: name });
  runCommand(server, 'staff', 'add', `${name.toLowerCase().replaceAll(' ', '.')}@people.example`);
  return { ...staff, send: sender(staff.page) };
}

const sender = (page: Page) => async (method: 'POST' | 'PATCH', address: string, data: object) => {
  const response = await page.request.fetch(`${origin}/api/${address}`, { method, headers: { origin }, data });
  expect(response.ok(), `${address}: ${await response.text()}`).toBe(true);
  return (await response.json()).data;
};

test('messages of visitors, and what editors write, are plain text in the console and where readers see them', async () => {
  const { page, send, dialogs, consoleErrors, leave } = await openStaff('Kuhu Quill');
  const [lead] = await query<{ id: string }>(
    `insert into leads (form_id, kind, name, email, phone, organisation, topic, message, page, digest, created_at)
     values ($1, 'contact', $2, 'kim@people.example', '', $2, 'score', $3, '/contact-us', '', now()) returning id`,
    [randomUUID(), MARKUP.slice(0, 120), ALL],
  );
  const [category] = await query<{ slug: string }>('select slug from categories order by slug limit 1');
  const announcement = await send('POST', 'staff/announcements', {
    audience: 'everyone',
    part: 'all',
    text_en: MARKUP.slice(0, 200),
    text_hi: MARKUP.slice(0, 200),
    dismissible: true,
    reason,
  });
  await send('POST', `staff/announcements/${announcement.id}/state`, {
    version: announcement.attributes.version,
    state: 'published',
    reason,
  });
  const article = await send('POST', 'staff/articles', {
    ...anArticle({ category: category?.slug ?? '', title: MARKUP.slice(0, 100), summary: `${ALL}`.slice(0, 200), markdown: ALL }),
    slug: 'a-quill-article',
    reason,
  });
  for (const address of [
    '/staff',
    '/staff/leads',
    `/staff/leads/${lead?.id}`,
    '/staff/announcements',
    `/staff/announcements/${announcement.id}`,
    '/staff/articles',
    `/staff/articles/${article.id}`,
    '/staff/audit-log',
    '/jobs-apprenticeships',
  ])
    await expectHarmless(page, address);
  await query('delete from announcements where id = $1', [announcement.id]);
  expect(dialogs).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('an application for a program, an employer’s draft and their messages are plain text for both sides', async () => {
  const { page, send, dialogs, consoleErrors, leave } = await openStaff('Tara Thistle');
  const [program] = await query<{ code: string }>(
    `update programs set application = $1 where id = (select id from programs order by id limit 1) returning code`,
    [JSON.stringify({ fee_paise: 0, documents: [], questions: ['Why?'] })],
  );
  const form = await send('POST', 'application_forms', { program_code: program?.code });
  await send('PATCH', `application_forms/${form.id}/basic_details`, {
    name: MARKUP.slice(0, 100),
    email: 'tara@people.example',
    phone: '+91 98450 12345',
    city: SCRIPT.slice(0, 80),
    qualification: IMAGE.slice(0, 80),
    institution: SCRIPT.slice(0, 80),
  });
  await send('PATCH', `application_forms/${form.id}/additional_details`, { answers: [{ question: 'Why?', answer: ALL }] });
  await send('POST', `application_forms/${form.id}/confirm`, {});

  const [company] = await query<{ slug: string }>(
    `with company as (select id, slug from companies order by slug limit 1),
       person as (insert into company_people (company_id, user_id, role)
         select company.id, users.id, 'owner' from company, users where users.name = 'Tara Thistle' returning company_id)
     select slug from company`,
  );
  const content = anAd({
    title: MARKUP.slice(0, 100),
    places: [SCRIPT.slice(0, 60)],
    description: `${anAd().description}\n${ALL}`,
  });
  const draft = await send('POST', `hiring/companies/${company?.slug}/jobs`, { content });
  for (const address of [
    '/staff/program-applications',
    `/staff/program-applications/${form.id}`,
    '/applications',
    '/hiring',
    `/hiring/jobs/${draft.id}`,
  ])
    await expectHarmless(page, address);
  expect(dialogs).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await leave();
});
