import type { ListedResume } from './queries.ts';

type Score = ListedResume['attributes']['uses']['scores'][number];

const BANDS = ['low', 'moderate', 'good'] as const;
/** More than any score, so that the band counts first: a condition may keep a high score in a lower one. */
const BAND_STEP = 200;

const rank = ({ band, score }: Score) => (score ?? 0) + BAND_STEP * BANDS.indexOf(band);

/** The best score that a version has reached; undefined before its first. */
export const bestScore = ({ attributes }: ListedResume): Score | undefined =>
  attributes.uses.scores.toSorted((a, b) => rank(b) - rank(a))[0];
