/** This browser's side of web push: support, permission and subscription. */

export type PushState = 'impossible' | 'denied' | 'possible';

const WORKER = '/notices-worker.js';
/** A separate scope from the service worker of plans, which handles requests of all pages. */
const SCOPE = '/notices/';

export function loadPushState(): PushState {
  const possible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!possible) return 'impossible';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** Asks for permission and subscribes; null when the member declines. */
export async function subscribe(publicKey: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(registration);
  const known = await registration.pushManager.getSubscription();
  const current = known && keyOf(known) === publicKey ? known : null;
  if (known && !current) await known.unsubscribe();
  const subscription =
    current ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** Ends the subscription. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const keyOf = ({ options }: PushSubscription) =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function active(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.active) return Promise.resolve();
  const coming = registration.installing ?? registration.waiting;
  return new Promise((resolve) => {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}
