/**
 * Sends analytics events: passive ones in batches when the browser is idle or the page is left, user actions at once,
 * because a busy browser drops requests sent while leaving a page. Events of a failed request are not sent again.
 */
import { hideSecrets } from '#platform/contract/hide-secrets.ts';
import type { CallInput } from '#platform/browser/api.ts';
import { analyticsCookie, clientId, CONSENT_VERSION, consentedAt, loadConsent } from './consent.ts';
import { loadFeedSource } from './feed-source.ts';

type Payload = CallInput<'POST /api/journeys'>['json']['events'][number];
export type AnalyticsEvent = Pick<Payload, 'actionable_action'> & Partial<Omit<Payload, 'cookie' | 'ga_cookie' | 'url'>>;

const ENDPOINT = '/api/journeys';
/** Passive events; the rest are user actions. */
const PASSIVE_ACTIONS: ReadonlySet<Payload['actionable_action']> = new Set(['impression', 'view', 'navigation', 'load-more']);
const BATCH_DELAY_MS = 2000;
const BATCH_SIZE = 50;
/** The longest queue: on a page that cannot send, the oldest events are dropped. */
const MAX_QUEUE_LENGTH = 200;
/** The size limit of requests that outlive their page, less a margin. */
const MAX_BYTES = 60_000;
let queue: Payload[] = [];
/** The address of the shown page: while the next one loads, the browser already has the address of that one. */
let pageAddress: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records one event; does nothing without consent and never throws. */
export function recordEvent(event: AnalyticsEvent): void {
  if (typeof window === 'undefined' || loadConsent() !== 'given') return;
  const feed = loadFeedSource();
  queue.push({
    ...event,
    cookie: clientId(),
    ga_cookie: analyticsCookie(document.cookie),
    url: hideSecrets(pageAddress ?? location.pathname + location.search),
    algorithm: event.algorithm ?? feed.algorithm,
    bucket: event.bucket ?? feed.bucket,
    user_agent: navigator.userAgent.slice(0, 400),
    device_memory: 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : null,
    window_width: window.innerWidth,
    window_height: window.innerHeight,
  });
  queue = queue.slice(-MAX_QUEUE_LENGTH);
  clearTimeout(timer);
  if (!PASSIVE_ACTIONS.has(event.actionable_action)) return send(false);
  timer = setTimeout(() => runWhenIdle(() => send(false)), queue.length >= BATCH_SIZE ? 0 : BATCH_DELAY_MS);
}

/** Must be called when the page at the browser's address is shown. */
export function setPageAddress(): void {
  pageAddress = location.pathname + location.search;
}

/** Sends the queue with a request that outlives the page. */
export const flushEvents = (): void => send(true);

const runWhenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: BATCH_DELAY_MS }) : setTimeout(work, 0);

function send(pageIsClosing: boolean): void {
  if (loadConsent() !== 'given') queue = [];
  while (queue.length > 0) {
    const body = toBody(takeBatch());
    if (!pageIsClosing || !sendWithBeacon(body)) void sendWithFetch(body);
  }
}

/** As many of the oldest events as fit one request. */
function takeBatch(): Payload[] {
  let bytes = 0;
  const batch = queue.slice(0, BATCH_SIZE).filter((event, index) => {
    bytes += JSON.stringify(event).length * 2;
    return index === 0 || bytes < MAX_BYTES;
  });
  queue = queue.slice(batch.length);
  return batch;
}

const toBody = (events: Payload[]) => JSON.stringify({ consent: CONSENT_VERSION, consented_at: consentedAt(), events });

/** Returns whether the browser accepted the request. */
function sendWithBeacon(body: string): boolean {
  try {
    return navigator.sendBeacon(ENDPOINT, new Blob([body], { type: 'application/json' }));
  } catch {
    return false;
  }
}

async function sendWithFetch(body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await fetch(ENDPOINT, { method: 'POST', headers, body, keepalive: true, priority: 'low' });
    // An unread response would keep its request open.
    await response.text();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants tracking errors logged, and only that
    console.warn('analytics events were not recorded', error);
  }
}
