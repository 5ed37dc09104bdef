/**
 * Sends analytics events: user actions at once, passive ones in batches when the browser is idle or the page is left.
 * Actions go first because a busy browser drops requests sent while leaving a page. Events that the server rejects are
 * dropped.
 */
import { hideSecrets } from '#platform/contract/hide-secrets.ts';
import type { CallInput } from '#platform/browser/api.ts';
import { clientId, loadConsent } from './consent.ts';
import { loadFeedSource } from './feed-source.ts';

type Payload = CallInput<'POST /api/journeys'>['json']['events'][number];
export type AnalyticsEvent = Pick<Payload, 'actionable_action'> & Partial<Omit<Payload, 'cookie' | 'url'>>;

const ADDRESS = '/api/journeys';
/** Passive events; the rest are user actions. */
const HAPPENS: ReadonlySet<Payload['actionable_action']> = new Set(['impression', 'view', 'navigation', 'load-more']);
const PAUSE_MS = 2000;
const BATCH = 50;
/** The longest queue: on a page that cannot send, the oldest events are dropped. */
const MAX_WAITING = 200;
/** The size limit of a request that outlives its page, less a margin. */
const MAX_BYTES = 60_000;
let waiting: Payload[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records one event; does nothing without consent and never throws. */
export function recordEvent(journey: AnalyticsEvent): void {
  if (typeof window === 'undefined' || loadConsent() !== 'given') return;
  const feed = loadFeedSource();
  waiting.push({
    ...journey,
    cookie: clientId(),
    url: hideSecrets(location.pathname + location.search),
    algorithm: journey.algorithm ?? feed.algorithm,
    bucket: journey.bucket ?? feed.bucket,
    user_agent: navigator.userAgent.slice(0, 400),
    device_memory: 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : null,
    window_width: window.innerWidth,
    window_height: window.innerHeight,
  });
  waiting = waiting.slice(-MAX_WAITING);
  clearTimeout(timer);
  if (!HAPPENS.has(journey.actionable_action)) return send(false);
  timer = setTimeout(() => whenIdle(() => send(false)), waiting.length >= BATCH ? 0 : PAUSE_MS);
}

/** Sends the queue with a request that outlives the page. */
export const flushEvents = (): void => send(true);

const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: PAUSE_MS }) : setTimeout(work, 0);

function send(leaving: boolean): void {
  if (loadConsent() !== 'given') waiting = [];
  while (waiting.length > 0) {
    const body = bodyOf(takeBatch());
    if (!leaving || !sendAlong(body)) void fetchAlong(body);
  }
}

/** As many of the oldest events as fit one request. */
function takeBatch(): Payload[] {
  let bytes = 0;
  const fits = waiting.slice(0, BATCH).filter((event, place) => {
    bytes += JSON.stringify(event).length * 2;
    return place === 0 || bytes < MAX_BYTES;
  });
  waiting = waiting.slice(fits.length);
  return fits;
}

const bodyOf = (events: Payload[]) => JSON.stringify({ consent: true, events });

/** Whether the browser accepted the request. */
function sendAlong(body: string): boolean {
  try {
    return navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  } catch {
    return false;
  }
}

async function fetchAlong(body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch(ADDRESS, { method: 'POST', headers, body, keepalive: true, priority: 'low' });
    // An unread response would keep its request open.
    await response.text();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants tracking errors logged, and only that
    console.warn('journeys were not recorded', error);
  }
}
