// Service worker for web push: shows a pushed notification, and opens its page when it is clicked. No page is in its scope, so
// it handles no requests. It stores nothing. See docs/decisions/0042-web-push.md.

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
  // Opens only pages of this site.
  event.waitUntil(clients.openWindow(url.origin === location.origin ? url.href : '/notifications'));
});

// The push service has replaced the subscription of this browser.
addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription, newSubscription } = event;
  if (!newSubscription && !oldSubscription) return;
  const currentSubscription = newSubscription
    ? Promise.resolve(newSubscription)
    : registration.pushManager.subscribe(oldSubscription.options);
  event.waitUntil(
    currentSubscription.then((subscription) =>
      fetch('/api/notifications/devices', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toRequestBody(subscription)),
      }),
    ),
  );
});

const toRequestBody = (subscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
};
