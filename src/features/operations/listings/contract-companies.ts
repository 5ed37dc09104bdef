/** Companies as editors see and state them. */
import * as z from 'zod';
import { resource } from '#platform/contract/endpoint.ts';
import { ListingState, name, paneFields, WebAddress } from './contract-parts.ts';

const companyFields = {
  slug: z.string(),
  name: z.string(),
  website: z.string(),
  location: z.string(),
  about: z.string(),
  /** Whether it is invented, to try the product with. */
  example: z.boolean(),
  state: ListingState,
  jobs: z.number().int(),
  open_jobs: z.number().int(),
  added_at: z.string(),
};
export const CompanyItem = resource('staff_company', z.object(companyFields));
export const StaffCompany = resource(
  'staff_company',
  z.object({
    ...companyFields,
    ...paneFields,
    followers: z.number().int(),
    /** Who works for it here. */
    people: z.number().int(),
    /** The company that it was merged into. */
    kept: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** The duplicates that were merged into it. */
    duplicates: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
  }),
);

/** What editors state of a company. */
export const CompanyFacts = {
  name,
  website: WebAddress.default(''),
  location: z.string().trim().max(200).default(''),
  about: z.string().trim().max(4000).default(''),
};
