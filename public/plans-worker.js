// Answers for the plan pages when there is no connection, from what the pages themselves have put into the cache.
// It stores nothing: a page knows whose it is, a worker does not. See docs/decisions/0016-plans-without-a-connection.md.

const PLAN = /^\/[^/]+\/roadmap\/[\da-f-]{36}$/;
const isPlanPage = ({ pathname }) => pathname === '/plans' || PLAN.test(pathname);
const isPlanData = ({ pathname }) => pathname === '/api/roadmaps' || /^\/api\/roadmaps\/[\da-f-]{36}$/.test(pathname);

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(url).then((answer) => answer ?? fetch(request)));
  else if (request.mode === 'navigate' ? isPlanPage(url) : isPlanData(url)) event.respondWith(freshOrKept(request, url));
});

const kept = (url) => caches.match(url.href);

async function freshOrKept(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(url);
    if (answer) return answer;
    // A skill that was not opened by itself still stands in its plan.
    const whole = `${url.origin}${url.pathname}`;
    if (request.mode === 'navigate' && url.search && (await caches.match(whole))) return Response.redirect(whole);
    throw error;
  }
}
