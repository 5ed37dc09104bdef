/** The web interface of fitment for other features. */
export { bandOf, bandLabel, type Band } from './band.ts';
export { Points } from './points.tsx';
export { Dial } from './dial.tsx';
