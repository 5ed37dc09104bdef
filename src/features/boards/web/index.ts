/** What other features' pages may use from boards. */
export { PackCard } from './pack-card.tsx';
