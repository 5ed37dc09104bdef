/** Caches a member's opened plans for offline reading, under their own id only. */
import { supportsOffline, OFFLINE_CACHE } from './offline-support.ts';

const WORKER = '/plans-worker.js';
const ASSETS = 'plan-assets';
const MAX_PAGES = 60;
const ASSET = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g;

/** Deletes cached plans of other members; all when signed out. */
export async function purgeOtherMembers(memberId: string | null): Promise<void> {
  if (!supportsOffline()) return;
  const own = memberId && `${OFFLINE_CACHE}${memberId}`;
  const names = await caches.keys();
  const strange = names.filter((name) => name.startsWith(OFFLINE_CACHE) && name !== own);
  await Promise.all(strange.map((name) => caches.delete(name)));
}

/**
 * Caches the current page and its assets. `marker` must be in the HTML, since the page of an ended session asks to sign
 * in instead. Failures are ignored.
 */
export async function cachePage(memberId: string, marker: string, data: { url: string; body: unknown }): Promise<void> {
  if (!supportsOffline() || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { href } = location;
    const page = await fetch(href, { headers: { accept: 'text/html' } });
    const html = await page.clone().text();
    if (!page.ok || page.redirected || !html.includes(marker)) return;
    // The page is cached last, so that a cached page is complete.
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

/** Scripts, styles and fonts of a page and its styles; their names contain a content hash. */
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
