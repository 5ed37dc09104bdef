/** Universities as editors see and state them. */
import * as z from 'zod';
import { resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { CatalogueState, name, paneFields, WebAddress } from './contract-parts.ts';

const universityFields = {
  code: z.string(),
  name: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  kind: z.string(),
  website: z.string(),
  about: z.string(),
  state: CatalogueState,
  programs: z.number().int(),
  /** Those that are on the site. */
  shown_programs: z.number().int(),
  added_at: z.string(),
};
export const UniversityItem = resource('staff_university', z.object(universityFields));
export const StaffUniversity = resource(
  'staff_university',
  z.object({
    ...universityFields,
    ...paneFields,
    /** The university that it was merged into. */
    kept: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** The duplicates that were merged into it. */
    duplicates: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  }),
);

const text = (max: number) => z.string().trim().max(max).default('');

/** What editors state of a university. */
export const UniversityFacts = {
  name,
  country: z.string().trim().min(2, issueCode('university-country-required')).max(120),
  /** The country without one. */
  region: text(120),
  city: text(120),
  kind: text(120),
  website: WebAddress.default(''),
  about: text(2000),
};
