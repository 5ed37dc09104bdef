/** Sends events in batches, after a pause or when the page is left; a failure is logged and nothing else. */
import { hideSecrets } from '#platform/contract/hide-secrets.ts';
import type { CallInput } from '#platform/web/api.ts';
import { clientId, readConsent } from './consent.ts';

type Payload = CallInput<'POST /api/journeys'>['json']['events'][number];
export type Journey = Pick<Payload, 'actionable_action'> & Partial<Omit<Payload, 'cookie' | 'url'>>;

const PAUSE_MS = 2000;
const BATCH = 50;
let waiting: Payload[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records one event of this visit; does nothing without consent. */
export function recordJourney(journey: Journey): void {
  if (typeof window === 'undefined' || readConsent() !== 'given') return;
  waiting.push({
    ...journey,
    cookie: clientId(),
    url: hideSecrets(location.pathname + location.search),
    algorithm: journey.algorithm ?? sessionStorage.getItem('feed-algorithm'),
    bucket: journey.bucket ?? sessionStorage.getItem('feed-bucket'),
    user_agent: navigator.userAgent.slice(0, 400),
    device_memory: 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : null,
    window_width: window.innerWidth,
    window_height: window.innerHeight,
  });
  clearTimeout(timer);
  if (waiting.length >= BATCH) flushJourneys();
  else timer = setTimeout(flushJourneys, PAUSE_MS);
}

/** Sends what is waiting, in a way that survives leaving the page. */
export function flushJourneys(): void {
  if (waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  const body = JSON.stringify({ consent: true, events });
  fetch('/api/journeys', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    (error: unknown) => {
      // oxlint-disable-next-line no-console -- the specification wants tracking errors logged, and only that
      console.warn('journeys were not recorded', error);
    },
  );
}
