/** The web interface of ads for other features. */
export { AdSlot } from './ad-slot.tsx';
export { adsQuery } from './queries.ts';
