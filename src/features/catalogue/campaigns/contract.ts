/** Campaigns: contests whose entries are insights with a hashtag; the one that runs, and what there was. */
import * as z from 'zod';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { publicationTimes } from '#platform/contract/publication.ts';

const days = { opens_on: z.iso.date(), closes_on: z.iso.date(), results_on: z.iso.date() };

/** What every contest says to its readers, in their language. */
const contestFields = {
  slug: z.string(),
  title: z.string(),
  /** Whether it is an example to try the page with. */
  sample: z.boolean(),
  /** Days in India. */
  ...days,
  /** What the editors chose, with their reason. */
  winners: z.array(z.object({ slug: z.string(), title: z.string(), reason: z.string() })),
};

export const CurrentContest = z.object({
  ...contestFields,
  hashtag: z.string(),
  lead: z.string(),
  steps: z.array(z.string()),
  prizes: z.array(z.string()),
  rules: z.array(z.string()),
  state: z.enum(['before', 'open', 'reading', 'over']),
  /** Whether it is the preview of an editor. */
  only_staff: z.boolean(),
});

export const Contest = resource(
  'contest',
  z.object({
    /** The one that is open, is being read or is announced; null without one. */
    current: CurrentContest.nullable(),
    /** Those that are decided, the last first. */
    past: z.array(z.object(contestFields)),
  }),
);

const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const lines = (count: number, length: number) => z.array(text(1, length)).min(1).max(count);
const day = z.iso.date(issueCode('offer-day-required'));
const WINNER = /^\s*([a-z\d-]{1,120})\s*:\s*(\S.{0,299})$/;

/** What editors write of one. */
export const CampaignFields = z.object({
  hashtag: z
    .string()
    .trim()
    .max(60)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, issueCode('slug-format')),
  title_en: text(5, 100),
  title_hi: text(5, 100),
  lead_en: text(20, 300),
  lead_hi: text(20, 300),
  steps_en: lines(6, 300),
  steps_hi: lines(6, 300),
  prizes_en: lines(6, 300),
  prizes_hi: lines(6, 300),
  rules_en: lines(20, 500),
  rules_hi: lines(20, 500),
  opens_on: day,
  closes_on: day,
  results_on: day,
  /** One a line: the name of an insight in its address, a colon, and the editors' reason. */
  winners: z
    .array(z.string().trim().max(450))
    .max(20)
    .default([])
    .refine((values) => values.every((line) => WINNER.test(line)), issueCode('contest-winners-invalid'))
    .transform((values) =>
      values.flatMap((line) => {
        const [, slug = '', reason = ''] = WINNER.exec(line) ?? [];
        return slug === '' ? [] : [{ slug, reason }];
      }),
    ),
  ...publicationTimes,
});
export type CampaignFields = z.infer<typeof CampaignFields>;

export const campaignsContract = {
  'GET /api/contest': {
    summary: 'The contest of the campaign page with its days and rules, and those that are decided',
    /** Editors see how this one will look, whatever its state. */
    query: z.object({ preview: z.string().max(100).optional() }),
    ok: document(Contest),
  },
} satisfies Contract;

type CampaignsContract = typeof campaignsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends CampaignsContract {}
}
