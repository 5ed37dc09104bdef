/** What other features' pages may use from ads. */
export { AdSlot } from './ad-slot.tsx';
export { adsQuery } from './queries.ts';
