import { m } from '#platform/messages/messages.js';
import type { FieldDeclaration } from './listing-fields.tsx';

/** What staff may state of a university. */
export const UNIVERSITY_FIELDS: readonly FieldDeclaration[] = [
  { name: 'name', label: m.listings_name, required: true, maxLength: 200 },
  { name: 'city', label: m.listings_city, maxLength: 120, half: true },
  { name: 'country', label: m.listings_country, required: true, maxLength: 120, half: true },
  { name: 'region', label: m.listings_region, hint: m.listings_region_hint, maxLength: 120 },
  { name: 'kind', label: m.listings_kind, hint: m.listings_kind_hint, maxLength: 120 },
  { name: 'website', label: m.listings_website, kind: 'url', maxLength: 300 },
  { name: 'about', label: m.listings_about, kind: 'long', maxLength: 2000 },
];
