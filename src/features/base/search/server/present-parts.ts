import type { Part } from './interpretation/interpret-query.ts';
import { placeLabel } from './interpretation/places.ts';

/** What was understood of a query, as the reader calls it. */
export const presentParts = (parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, label: part.type === 'place' ? placeLabel(part.value) : part.value }));
