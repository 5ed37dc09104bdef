/** What editors write in the staff's console, and its readers. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('an editor announces something, a visitor reads it and closes it for good, and the editor takes it back', async () => {
  const editor = await openTestUser(browser, server.origin, { screen: 'desktop' });
  await signIn(editor.page, server.origin, { create: 'Ishani Lohar' });
  runCommand(server, 'staff', 'add', 'ishani.lohar@people.example');
  await editor.page.goto('/staff/announcements');
  const add = editor.page.getByRole('button', { name: 'New announcement' });
  await untilInteractive(add);
  await add.click();
  const dialog = editor.page.getByRole('dialog');
  await dialog.getByLabel('Text in English').fill('Kites fly on Sunday.');
  await dialog.getByLabel('Link', { exact: true }).fill('elsewhere');
  await dialog.getByLabel('Reason').fill('Asked for by support');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog
    .getByText(/Give a page of this site/)
    .first()
    .waitFor();
  await dialog.getByLabel('Link', { exact: true }).fill('/courses');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const pane = editor.page.locator('.work-pane');
  await pane.getByText('Draft', { exact: true }).waitFor();
  await expectAccessible(editor.page);
  const decide = async (name: string, done: string) => {
    await pane.getByRole('button', { name, exact: true }).click();
    await dialog.getByLabel('Reason').fill('Asked for by support');
    await dialog.getByRole('button', { name, exact: true }).click();
    await editor.page.getByText(done, { exact: true }).waitFor();
  };
  await decide('Publish', 'Published.');

  const visitor = await openTestUser(browser, server.origin, { screen: 'phone' });
  await visitor.page.goto('/about-us');
  const bar = visitor.page.getByRole('complementary', { name: 'Announcement' });
  await bar.getByText('Kites fly on Sunday.').waitFor();
  const close = bar.getByRole('button', { name: 'Close this announcement' });
  await untilInteractive(close);
  const stored = visitor.page.waitForResponse(/\/dismiss$/);
  await close.click();
  await bar.waitFor({ state: 'detached' });
  await stored;
  await visitor.page.reload();
  expect(await bar.count()).toBe(0);
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();

  await decide('Delete', 'Deleted.');
  expect(editor.consoleErrors).toEqual([]);
  await editor.leave();
});

test('an editor writes a success story with a score that cannot be, corrects it, and visitors read it until it is taken back', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, server.origin, { screen: 'desktop' });
  await signIn(page, server.origin, { create: 'Omkar Thite' });
  runCommand(server, 'staff', 'add', 'omkar.thite@people.example', '--scope', 'editor');
  await page.goto('/staff/stories');
  const add = page.getByRole('button', { name: 'New story' });
  await untilInteractive(add);
  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Lata Ghuge');
  await dialog.getByLabel('From where to where').fill('Kite maker, then planner of festivals');
  await dialog.getByLabel('Quote').fill('I read what was missing and learnt it one kite at a time.');
  await dialog
    .getByLabel('Story', { exact: true })
    .fill('Kites were my work for ten years. Now I plan the festivals where they fly.');
  await dialog.getByLabel('Score before').fill('70');
  await dialog.getByLabel('Score after').fill('60');
  await dialog.getByLabel('Reason').fill('She sent it to us');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Give a score above the one before.').first().waitFor();
  await dialog.getByLabel('Score after').fill('80');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const pane = page.locator('.work-pane');
  await pane.getByText('Draft', { exact: true }).waitFor();
  const stories = async () => {
    const response = await page.request.get('/api/testimonials/get_video_reviews');
    const { data } = (await response.json()) as { data: { attributes: { name: string } }[] };
    return data.map(({ attributes }) => attributes.name);
  };
  expect(await stories()).not.toContain('Lata Ghuge');
  for (const [act, done, isRead] of [
    ['Publish', 'Published.', true],
    ['Make it a draft', 'It is a draft now.', false],
  ] as const) {
    await pane.getByRole('button', { name: act, exact: true }).click();
    await dialog.getByLabel('Reason').fill('She asked for it');
    await dialog.getByRole('button', { name: act, exact: true }).click();
    await page.getByText(done, { exact: true }).waitFor();
    expect((await stories()).includes('Lata Ghuge')).toBe(isRead);
  }
  expect(consoleErrors).toEqual([]);
  await leave();
});

/** A place of the console, what its form is filled with, and where readers find it. */
type Place = {
  add: string;
  name: string;
  fields: Readonly<Record<string, string>>;
  /** The text of an insight is an editor, not a field. */
  body?: string;
  field?: string;
  /** Where a visitor looks for it; the page of contests shows one of them only. */
  readAt?: (slug: string) => string;
  /** What is done with it, what is said then, and whether visitors read it; by default what is done with content. */
  acts?: readonly (readonly [act: string, done: string, isRead: boolean])[];
};
const inBoth = (fields: Readonly<Record<string, readonly [string, string]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([label, [english, hindi]]) => [
      [`${label} in English`, english],
      [`${label} in Hindi`, hindi],
    ]),
  );
const PLACES: Readonly<Record<string, Place>> = {
  insights: {
    add: 'New insight',
    name: 'A kite needs less string than you think',
    fields: { Title: 'A kite needs less string than you think', Hashtags: 'Kites' },
    body: 'Whoever holds a kite learns to let go of it. '.repeat(12),
    field: 'Data analysis',
    readAt: (slug) => `/api/knowledges/${slug}`,
  },
  packs: {
    add: 'New pack',
    name: 'Kites in an afternoon',
    fields: {
      Title: 'Kites in an afternoon',
      Summary: 'From paper to the first flight.',
      Cards: '## Cut the paper\n\nMeasure twice.\n\n## Tie the bridle\n\nTwo strings.',
      Communities: 'Data analysis',
    },
    readAt: (slug) => `/api/boards/${slug}`,
  },
  communities: {
    add: 'New community',
    name: 'Kite flying',
    fields: { Name: 'Kite flying', Address: 'kite-flying', Summary: 'Paper, string and wind.' },
    readAt: (slug) => `/api/categories/${slug}`,
  },
  campaigns: {
    add: 'New contest',
    name: 'Your first kite',
    fields: {
      ...inBoth({
        Title: ['Your first kite', 'आपकी पहली पतंग'],
        'First sentences': ['How it flew, and how it fell.', 'वह कैसे उड़ी और कैसे गिरी।'],
        'What to do': ['Write an insight.', 'एक इनसाइट लिखें।'],
        'What the chosen get': ['A place on this page.', 'इस पेज पर जगह।'],
        Rules: ['Your own words.', 'आपके अपने शब्द।'],
      }),
      Hashtag: 'first-kite',
      'First day': '2031-03-01',
      'Last day': '2031-03-07',
      Results: '2031-03-15',
    },
  },
  universities: {
    add: 'Add a university',
    name: 'Kite Academy',
    fields: { Name: 'Kite Academy', Country: 'India' },
    readAt: () => '/api/universities?query=Kite+Academy',
    acts: [
      ['Unpublish', 'Kite Academy is off the site', false],
      ['Publish again', 'Kite Academy is on the site again', true],
    ],
  },
};

/** What editors do with content, what is said then, and whether visitors read it. */
const CONTENT_ACTS = [
  ['Publish', 'Published.', true],
  ['Make it a draft', 'It is a draft now.', false],
] as const;

test('an editor drafts an insight, a pack, a community and a contest, previews, publishes and takes each back, and a university', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, server.origin, { screen: 'desktop' });
  await signIn(page, server.origin, { create: 'Rohini Gharat' });
  runCommand(server, 'staff', 'add', 'rohini.gharat@people.example', '--scope', 'editor');
  const [dialog, pane] = [page.getByRole('dialog'), page.locator('.work-pane')];
  for (const [place, { add, name, fields, body, field, readAt, acts = CONTENT_ACTS }] of Object.entries(PLACES)) {
    await page.goto(`/staff/${place}`);
    await untilInteractive(page.getByRole('button', { name: add }));
    await page.getByRole('button', { name: add }).click();
    for (const [label, value] of Object.entries({ ...fields, Reason: 'Asked for by support' }))
      await dialog.getByLabel(label, { exact: true }).fill(value);
    if (body) await dialog.getByRole('textbox', { name: 'Text' }).fill(body);
    if (field) await dialog.getByLabel('Field', { exact: true }).selectOption({ label: field });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await pane.getByRole('heading', { name, exact: true }).waitFor();
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const isRead = async () => (await (await fetch(`${server.origin}${readAt?.(slug)}`)).text()).includes(name);
    if (acts === CONTENT_ACTS) {
      if (readAt) expect(await isRead(), place).toBe(false);
      const preview = await pane.getByRole('link', { name: 'See it as readers will' }).getAttribute('href');
      expect(await (await page.request.get(`${server.origin}${preview}`)).text(), place).toContain(name);
    }
    for (const [act, done, isShown] of acts) {
      await pane.getByRole('button', { name: act, exact: true }).click();
      await dialog.getByLabel('Reason').fill('Asked for by support');
      await dialog.getByRole('button', { name: act, exact: true }).click();
      await page.getByText(done, { exact: true }).waitFor();
      if (readAt) expect(await isRead(), `${place}: ${act}`).toBe(isShown);
    }
  }
  expect(consoleErrors).toEqual([]);
  await leave();
});
