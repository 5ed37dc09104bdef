import { m } from '#platform/messages/messages.js';
import { languageLabel } from '#platform/ui/language-label.ts';
import type { InsightCardResource } from './queries.ts';

/** How long an insight takes to read, and its language where that is not the page's. */
export const readingFacts = ({ minutes, language }: Pick<InsightCardResource['attributes'], 'minutes' | 'language'>): string =>
  [m.insights_minutes({ minutes }), languageLabel(language)].filter((fact) => fact !== null).join(', ');
