/** Insights of the editors as the console shows them. */
import * as z from 'zod';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { resource } from '#platform/contract/endpoint.ts';
import { from_file, published } from './contract-parts.ts';

const insightFields = {
  ...published,
  title: z.string(),
  /** The slug of its category. */
  category: z.string(),
  /** The day that readers see, once it was published. */
  published_on: z.string().nullable(),
  from_file,
};
export const InsightItem = resource('staff_insight', z.object(insightFields));
export const StaffInsight = resource(
  'staff_insight',
  z.object({
    ...insightFields,
    summary: z.string(),
    /** HTML, as in the editor. */
    body: z.string(),
    hashtags: z.array(z.string()),
    source_url: z.string().nullable(),
    minutes: z.number().int(),
    history: z.array(AuditEntry),
  }),
);
