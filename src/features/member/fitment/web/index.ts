/** The web interface of fitment for other features. */
export { bandOf, bandLabel, bandName, type Band } from './band.ts';
export { formatPoints } from './format-points.ts';
export { Points } from './points.tsx';
export { BandDial } from './band-dial.tsx';
export { bandText } from './band-text.ts';
export { ConditionList } from './condition-list.tsx';
export { StatusBlocks } from './count-blocks.tsx';
export { NotFound, StrongestQuotes } from './strongest-quotes.tsx';
export { BandLabel } from './band-label.tsx';
export { GRADES } from './grade-text.ts';
export { Dial } from './dial.tsx';
export { useLinkedRows } from './use-linked-rows.ts';
export { VisitorFreeLook } from './member-views.tsx';
export { StoryCard } from './story-card.tsx';
