/** Caches the plans that a member opened for reading offline, in one cache per member. */
import { supportsOffline, OFFLINE_CACHE_PREFIX } from './offline-support.ts';

const WORKER_URL = '/plans-worker.js';
const ASSET_CACHE = 'plan-assets';
const MAX_PAGES = 60;
const ASSET_PATH = /\/assets\/[\w./~-]+\.(?:js|css|woff2)/g;

/** Deletes the cached plans of other members; of all members when `memberId` is null (signed out). */
export async function purgeOtherMembers(memberId: string | null): Promise<void> {
  if (!supportsOffline()) return;
  const own = memberId && `${OFFLINE_CACHE_PREFIX}${memberId}`;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Caches the current page with its data and assets. Pages without `marker` in their HTML are not cached, because after the
 * session has ended the page only asks to sign in. Failures are ignored.
 */
export async function cachePage(memberId: string, marker: string, data: { url: string; body: unknown }): Promise<void> {
  if (!supportsOffline() || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register(WORKER_URL);
    const { href } = location;
    const page = await fetch(href, { headers: { accept: 'text/html' } });
    const html = await page.clone().text();
    if (!page.ok || page.redirected || !html.includes(marker)) return;
    // The page is cached last, so that every cached page is complete.
    await cacheAssets(html);
    const cache = await caches.open(`${OFFLINE_CACHE_PREFIX}${memberId}`);
    await cache.put(new URL(data.url, location.origin).href, jsonResponse(data.body));
    await cache.put(href, page);
    await deleteOldest(cache, MAX_PAGES);
  } catch {
    // There is no connection or no space left, or the window is private.
  }
}

const jsonResponse = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

// Caches the scripts, styles and fonts that a text refers to. Their names contain a content hash, so they never change.
async function cacheAssets(text: string): Promise<void> {
  const cache = await caches.open(ASSET_CACHE);
  for (const path of new Set(text.match(ASSET_PATH))) {
    const { href } = new URL(path, location.origin);
    if (await cache.match(href)) continue;
    const asset = await fetch(href);
    if (!asset.ok) continue;
    await cache.put(href, asset.clone());
    if (path.endsWith('.css') || path.endsWith('.js')) await cacheAssets(await asset.text());
  }
}

async function deleteOldest(cache: Cache, max: number): Promise<void> {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - max))) await cache.delete(request);
}
