import type { Report } from './queries.ts';

/** Whether the rows of a report add up to its score, as they do since formula 3. */
export const isSum = ({ engine_version }: Pick<Report, 'engine_version'>): boolean => Number.parseInt(engine_version, 10) >= 3;
