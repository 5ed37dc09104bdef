/** What a member opened of their plans, kept in this browser to be read without a connection; under the member's own name only. */
import { supportsOffline, OFFLINE_CACHE } from './offline-support.ts';

const WORKER = '/plans-worker.js';
const ASSETS = 'plan-assets';
const MAX_PAGES = 60;
const ASSET = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g;

/** Forgets what was kept for anybody but this member; all of it when nobody is signed in. */
export async function purgeOtherMembers(memberId: string | null): Promise<void> {
  if (!supportsOffline()) return;
  const own = memberId && `${OFFLINE_CACHE}${memberId}`;
  const names = await caches.keys();
  const strange = names.filter((name) => name.startsWith(OFFLINE_CACHE) && name !== own);
  await Promise.all(strange.map((name) => caches.delete(name)));
}

/**
 * Keeps the page as it stands in the address bar and what it was made of. `marker` must be in it: the page of somebody
 * whose session has ended holds a way to sign in instead. Failing at it is nobody's loss.
 */
export async function cachePage(memberId: string, marker: string, data: { url: string; body: unknown }): Promise<void> {
  if (!supportsOffline() || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { href } = location;
    const page = await fetch(href, { headers: { accept: 'text/html' } });
    const html = await page.clone().text();
    if (!page.ok || page.redirected || !html.includes(marker)) return;
    // The page last: one that is there is whole.
    await keepAssets(html);
    const cache = await caches.open(`${OFFLINE_CACHE}${memberId}`);
    await cache.put(new URL(data.url, location.origin).href, jsonOf(data.body));
    await cache.put(href, page);
    await dropOldest(cache, MAX_PAGES);
  } catch {
    // No connection, no room, or a private window.
  }
}

const jsonOf = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Scripts, styles and fonts that a page names, and the fonts that its styles name; their names change with their content. */
async function keepAssets(text: string): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const path of new Set(text.match(ASSET))) {
    const { href } = new URL(path, location.origin);
    if (await cache.match(href)) continue;
    const asset = await fetch(href);
    if (!asset.ok) continue;
    await cache.put(href, asset.clone());
    if (path.endsWith('.css') || path.endsWith('.js')) await keepAssets(await asset.text());
  }
}

async function dropOldest(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(request);
}
