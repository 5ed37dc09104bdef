/** Marketing: what the operator says about the product (name, support, law) and the pages that present it. */
import * as z from 'zod';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';

export const Site = resource(
  'site',
  z.object({
    brand: z.string(),
    support_email: z.string(),
    support_phone: z.string(),
    support_hours: z.string(),
    legal_name: z.string(),
    legal_address: z.string(),
    advisor_booking: z.boolean(),
    stand_ins: z.boolean(),
  }),
);

export const marketingContract = {
  'GET /api/site': { summary: 'Name, support and law of this site', ok: document(Site) },
} satisfies Contract;

type MarketingContract = typeof marketingContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends MarketingContract {}
}
