/** Marketing: what the operator says about the product (name, support, law) and the pages that present it. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

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

/** Someone who used the toolkit; a story without a video is read. */
export const Testimonial = resource(
  'testimonial',
  z.object({
    name: z.string(),
    title: z.string(),
    videoId: z
      .string()
      .regex(/^[\w-]{11}$/)
      .nullable(),
    thumbnail: z.string(),
    backgroundColor: z.string(),
    quote: z.string(),
    story: z.string(),
    /** The scores before and after, where the story tells them. */
    moved: z.object({ from: z.number().int().min(0).max(100), to: z.number().int().min(0).max(100) }).nullable(),
  }),
);

export const marketingContract = {
  'GET /api/testimonials/get_video_reviews': { summary: 'People who used the toolkit', ok: feed(Testimonial) },
  'GET /api/testimonials/get_testimonials': { summary: 'What people say of the toolkit', ok: feed(Testimonial) },
  'GET /api/site': { summary: 'Name, support and law of this site', ok: document(Site) },
} satisfies Contract;

type MarketingContract = typeof marketingContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends MarketingContract {}
}
