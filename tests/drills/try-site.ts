/** What shows that a new site works: its first administrator signs in, files and mails arrive, figures are there. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { request as client } from 'playwright-core';
import { openNotificationSocket } from '../setup/notification-socket.ts';
import { signInOverHttp } from '../setup/session.ts';

const RESUME = 'Asha Menon. SQL, Python.';
const TEXT = 'When does the next course begin?';
const ADMINISTRATOR = { create: 'Asha Menon', email: 'asha@careers.test' };

type NewSite = {
  origin: string;
  addAdministrator: (email: string) => string;
  infectedFile: string;
  mails: readonly string[];
  metrics: { token: string; servers: readonly string[] };
  say: (line: string) => void;
};

export async function trySite({ origin, addAdministrator, infectedFile, mails, metrics, say }: NewSite): Promise<void> {
  await untilReady(origin);
  const home = await fetch(origin);
  assert.equal(home.status, 200);
  assert.match(home.headers.get('strict-transport-security') ?? '', /max-age=31536000/);
  assert.match(home.headers.get('x-robots-tag') ?? '', /noindex/);
  say(`${origin} answers with a certificate of the proxy's authority, as a trial that search engines leave out`);

  // The pinned certificates count for `fetch`; this client is told of them by the environment only.
  const request = await client.newContext({ ignoreHTTPSErrors: true });
  await signInOverHttp(request, origin, ADMINISTRATOR, '/api/users/auth/google/start');
  assert.equal((await request.get(`${origin}/staff`, { maxRedirects: 0 })).status(), 404);
  say(addAdministrator(ADMINISTRATOR.email).trim());
  const opened = await request.get(`${origin}/staff`);
  assert.equal(opened.status(), 200);
  assert.match(opened.url(), /\/staff/);
  say('the first administrator has signed in and sees the console');

  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await shareFiles(origin, cookie);
  assert.equal((await sendFile(origin, cookie, infectedFile)).status, 422);
  say('a résumé that was sent to one server is read from both, and an infected one is refused');
  const socket = openNotificationSocket({ origin, cookie });
  for (const end = Date.now() + 20_000; !socket.isConnected() && Date.now() < end;) await sleep(100);
  assert.ok(socket.isConnected(), 'no socket');
  socket.close();
  say('a socket is open through the proxy');
  await messageSupport(origin, mails);
  say('a message through the contact form has reached the mail server');
  for (const server of metrics.servers) {
    const headers = { authorization: `Bearer ${metrics.token}` };
    assert.match(await (await fetch(`http://${server}:3000/metrics`, { headers })).text(), /^pathlight_requests_total\{/m);
  }
  say('both servers give their figures');
  await request.dispose();
}

async function untilReady(origin: string): Promise<void> {
  for (const end = Date.now() + 60_000; ; await sleep(500)) {
    const status = await fetch(`${origin}/readyz`).then(
      (response) => response.status,
      ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message),
    );
    if (status === 200) return;
    if (Date.now() > end) throw new Error(`${origin}/readyz: ${status}`);
  }
}

/** The proxy spreads requests over the servers, so that ten of them reach both. */
async function shareFiles(origin: string, cookie: string): Promise<void> {
  const response = await sendFile(origin, cookie, RESUME);
  assert.equal(response.status, 201, await response.clone().text());
  const { data } = (await response.json()) as { data: { id: string } };
  const texts = await Promise.all(
    Array.from({ length: 10 }, async () =>
      (await fetch(`${origin}/api/resumes/${data.id}/file`, { headers: { cookie } })).text(),
    ),
  );
  assert.deepEqual(new Set(texts), new Set([RESUME]));
}

function sendFile(origin: string, cookie: string, text: string): Promise<Response> {
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
  const body = new FormData();
  body.set('file', new File([text], 'asha.txt', { type: 'text/plain' }));
  return fetch(`${origin}/api/resumes`, { method: 'POST', headers, body });
}

async function messageSupport(origin: string, mails: readonly string[]): Promise<void> {
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const opened = await fetch(`${origin}/api/leads/form?kind=contact`, { headers });
  const { data } = (await opened.json()) as { data: { attributes: { form: string; wait_seconds: number } } };
  const { form, wait_seconds } = data.attributes;
  await sleep((wait_seconds + 1) * 1000);
  const message = { kind: 'contact', topic: 'other', form, name: 'Dev Rao', email: 'dev@people.test', message: TEXT };
  const response = await fetch(`${origin}/api/leads`, { method: 'POST', headers, body: JSON.stringify(message) });
  assert.ok(response.ok, `${response.status} ${await response.text()}`);
  for (const end = Date.now() + 60_000; !mails.some((mail) => mail.includes(TEXT)) && Date.now() < end;) await sleep(200);
  assert.ok(
    mails.some((mail) => mail.includes(TEXT)),
    'no mail came',
  );
}
