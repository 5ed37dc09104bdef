// Service worker for offline use: serves plan pages and their data from the cache that the pages fill themselves, and the
// offline page instead of every other page. It stores no personal data, because only a page knows the signed-in member.
// See docs/decisions/0016-offline-plans.md and 0049-installable.md.

/** The name of the cache; change its number when the cached files change. */
const OFFLINE_CACHE = 'offline-3';
// One offline page per language, chosen by the prefix of the address.
const OFFLINE_PAGE = '/offline';
const OFFLINE_PAGE_HINDI = '/hi/offline';

const PLAN_PATH = /^(\/hi)?\/(plans|[^/]+\/roadmap\/[\da-f-]{36})$/;
const isPlanPage = ({ pathname }) => PLAN_PATH.test(pathname);
const isPlanData = ({ pathname }) => pathname === '/api/roadmaps' || /^\/api\/roadmaps\/[\da-f-]{36}$/.test(pathname);

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(
    caches.open(OFFLINE_CACHE).then((cache) => cache.addAll([OFFLINE_PAGE, OFFLINE_PAGE_HINDI, '/offline.css', '/favicon.svg'])),
  );
});
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), deleteOlderCaches()])));

async function deleteOlderCaches() {
  const older = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== OFFLINE_CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(findCached(url).then((cached) => cached ?? fetch(request)));
  else if (request.mode === 'navigate' ? isPlanPage(url) : isPlanData(url)) event.respondWith(fetchOrFindCached(request, url));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await findCached(offlinePageFor(url))) ?? Response.error()));
  else if (url.pathname === '/offline.css' || url.pathname === '/favicon.svg')
    event.respondWith(fetch(request).catch(async () => (await findCached(url)) ?? Response.error()));
});

const findCached = (url) => caches.match(url.href);
const offlinePageFor = ({ pathname }) =>
  new URL(/^\/hi(\/|$)/.test(pathname) ? OFFLINE_PAGE_HINDI : OFFLINE_PAGE, location.origin);

async function fetchOrFindCached(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await findCached(url);
    if (cached) return cached;
    // A skill whose own address is not cached is shown as a part of its plan.
    const planUrl = `${url.origin}${url.pathname}`;
    if (request.mode === 'navigate' && url.search && (await caches.match(planUrl))) return Response.redirect(planUrl);
    const page = request.mode === 'navigate' ? await findCached(offlinePageFor(url)) : undefined;
    if (page) return page;
    throw error;
  }
}
