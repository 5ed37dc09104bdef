// Shows a notice that was pushed to this browser, and opens the page it leads to. Its scope holds no page: it handles no
// requests and stores nothing. See docs/decisions/0042-web-push.md.

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('push', (event) => {
  const { title = '', body = '', url = '/notifications', tag } = event.data?.json() ?? {};
  event.waitUntil(
    registration.showNotification(title, { body, tag, data: { url }, icon: '/favicon.svg', renotify: Boolean(tag) }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, location.origin);
  // Only pages of this site.
  event.waitUntil(clients.openWindow(url.origin === location.origin ? url.href : '/notifications'));
});

// The push service wants another address for this browser.
addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event;
  if (!newSubscription && !oldSubscription) return;
  const fresh = newSubscription ? Promise.resolve(newSubscription) : registration.pushManager.subscribe(oldSubscription.options);
  event.waitUntil(
    fresh.then((subscription) =>
      fetch('/api/notifications/devices', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wanted(subscription)),
      }),
    ),
  );
});

const wanted = (subscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
};
