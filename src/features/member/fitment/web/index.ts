/** What other features' pages may use from fitment. */
export { bandOf, bandLabel, type Band } from './band.ts';
export { Points } from './points.tsx';
export { Dial } from './dial.tsx';
