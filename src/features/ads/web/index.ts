/** What other features' pages may use from ads. */
export { adsQuery, AdSlot } from './ad-slot.tsx';
