/** What a browser that installs the site shows, with the operator's name. */
export const webManifest = (brand: string) => ({
  name: brand,
  short_name: brand,
  description: 'Find a role, see honestly how you fit it, learn what is missing, and show it.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf9f6',
  theme_color: '#2250d6',
  share_target: { action: '/check', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Check an ad', url: '/check' },
    { name: 'Jobs', url: '/jobs-apprenticeships' },
    { name: 'My plans', url: '/plans' },
    { name: 'My applications', url: '/applications' },
  ],
});
