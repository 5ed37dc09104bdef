/** The web interface of fitment for other features. */
export { bandOf, bandLabel, type Band } from './band.ts';
export { Points } from './points.tsx';
export { BandDial } from './band-dial.tsx';
export { BandLabel } from './band-label.tsx';
export { Dial } from './dial.tsx';
