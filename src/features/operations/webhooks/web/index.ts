/** The web interface of webhooks for the routes. */
export { WEBHOOKS } from './site-webhooks-pages.ts';
