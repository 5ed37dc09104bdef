/** Marketing: the operator's details (name, support, legal), and the content of the incubator pages. */
import * as z from 'zod';
import { VideoId } from '#features/member/fitment/contract.ts';
import { Remains } from '#features/base/personal-data/contract.ts';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';

/** What is deleted by itself after its time. */
export const Retained = z.enum([
  'sessions',
  'audit',
  'addresses',
  'mail',
  'tasks',
  'notifications',
  'webhooks',
  'messages',
  'spam',
  'withdrawn',
  'links',
]);

export const Site = resource(
  'site',
  z.object({
    brand: z.string(),
    support_email: z.string(),
    support_phone: z.string(),
    support_hours: z.string(),
    legal_name: z.string(),
    legal_address: z.string(),
    /** The operator's pages at social networks. */
    social_links: z.array(z.object({ name: z.string(), address: z.string() })),
    advisor_booking: z.boolean(),
    /** Whether this site is a trial, where nothing is meant for people and payments are tests. */
    trial: z.boolean(),
    /** Whether local sandboxes replace the identity or payment providers. */
    stand_ins: z.boolean(),
    /** Retention of analytics events, in months. */
    journey_months: z.number().int(),
    /** The other periods of retention, in days. */
    retention_days: z.record(Retained, z.number().int()),
    /** Why something of a deleted account stays. */
    remains: z.array(Remains),
    /** The host of the language model that words reports and suggested lines, if the operator configured one. */
    language_model: z.string().nullable(),
  }),
);

/** A fellow's story, as a video or, without one, as text. */
const Fellow = z.object({
  id: z.string(),
  videoId: VideoId,
  thumbnail: z.string(),
  name: z.string(),
  title: z.string(),
  story: z.string(),
  sample: z.boolean(),
});

/** The testimonial of a manager who has employed fellows. `logo` is the seed of a generated logo. */
const Employer = z.object({
  title: z.string(),
  description: z.string(),
  name: z.string(),
  designation: z.string(),
  logo: z.string(),
  sample: z.boolean(),
});

/** The operator's content for the incubator pages. */
export const Incubator = resource(
  'incubator',
  z.object({ introVideoId: VideoId, fellows: z.array(Fellow), employers: z.array(Employer) }),
);

/** The pages with a preview image of their own. */
export const SharePage = z.enum([
  'about-us',
  'contact-us',
  'for-educators',
  'for-corporates',
  'enterprise-AI',
  'funding-options',
  'scholarship',
  'early-adopters-program',
  'entrepreneurship-insights-contest',
  'tech-incubator-for-Individuals',
  'tech-incubator-for-Employers',
  'blog',
]);

export const marketingContract = {
  'GET /api/incubator': {
    summary: 'Stories of fellows and employers, and the intro video of the incubator',
    ok: document(Incubator),
  },
  'GET /api/pages/{page}/share.png': {
    summary: 'The preview image of a page for links on other sites',
    params: z.object({ page: SharePage }),
    ok: { file: 'image/png' },
    errors: [404],
    limit: { max: 60, seconds: 60 },
  },
  'GET /api/site': { summary: 'Name, support and legal details of this site', ok: document(Site) },
} satisfies Contract;

type MarketingContract = typeof marketingContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends MarketingContract {}
}
