import { m } from '#platform/messages/messages.js';
import type { FieldDeclaration } from './listing-fields.tsx';

/** What staff may state of a company. */
export const COMPANY_FIELDS: readonly FieldDeclaration[] = [
  { name: 'name', label: m.listings_name, required: true, maxLength: 200 },
  { name: 'website', label: m.listings_website, kind: 'url', maxLength: 300 },
  { name: 'location', label: m.listings_place, maxLength: 200 },
  { name: 'about', label: m.listings_about, kind: 'long', maxLength: 4000 },
];

export const labelsOf = (fields: readonly FieldDeclaration[]): Readonly<Record<string, () => string>> =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]));
