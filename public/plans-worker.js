// Answers when there is no connection: for the plan pages with what the pages themselves have put into the cache, for every
// other page with one that says so. It stores nothing of anybody: a page knows whose it is, a worker does not.
// See docs/decisions/0016-offline-plans.md and 0049-installable.md.

const OFFLINE = 'offline-3';
// One for readers of each language; an address says which with its prefix.
const OFFLINE_PAGE = '/offline';
const OFFLINE_PAGE_HINDI = '/hi/offline';

const PLAN = /^(\/hi)?\/(plans|[^/]+\/roadmap\/[\da-f-]{36})$/;
const isPlanPage = ({ pathname }) => PLAN.test(pathname);
const isPlanData = ({ pathname }) => pathname === '/api/roadmaps' || /^\/api\/roadmaps\/[\da-f-]{36}$/.test(pathname);

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(
    caches.open(OFFLINE).then((cache) => cache.addAll([OFFLINE_PAGE, OFFLINE_PAGE_HINDI, '/offline.css', '/favicon.svg'])),
  );
});
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), forgetOlder()])));

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== OFFLINE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(url).then((answer) => answer ?? fetch(request)));
  else if (request.mode === 'navigate' ? isPlanPage(url) : isPlanData(url)) event.respondWith(freshOrKept(request, url));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await kept(offlinePage(url))) ?? Response.error()));
  else if (url.pathname === '/offline.css' || url.pathname === '/favicon.svg')
    event.respondWith(fetch(request).catch(async () => (await kept(url)) ?? Response.error()));
});

const kept = (url) => caches.match(url.href);
const offlinePage = ({ pathname }) => new URL(/^\/hi(\/|$)/.test(pathname) ? OFFLINE_PAGE_HINDI : OFFLINE_PAGE, location.origin);

async function freshOrKept(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(url);
    if (answer) return answer;
    // A skill that was not opened by itself still stands in its plan.
    const whole = `${url.origin}${url.pathname}`;
    if (request.mode === 'navigate' && url.search && (await caches.match(whole))) return Response.redirect(whole);
    const page = request.mode === 'navigate' ? await kept(offlinePage(url)) : undefined;
    if (page) return page;
    throw error;
  }
}
