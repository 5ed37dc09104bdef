/** Insights: short cards of knowledge about working, learning and finding work. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

const cardFields = {
  slug: z.string(),
  title: z.string(),
  topic: z.string(),
  summary: z.string(),
  hashtags: z.array(z.string()),
  author: z.string(),
  minutes: z.number().int(),
  published_on: z.string(),
};

/** A card as a feed shows it. */
export const InsightCard = resource('knowledge', z.object(cardFields));

/** One insight with its text. */
export const Insight = resource(
  'knowledge',
  z.object({
    ...cardFields,
    /** Paragraphs, headings (`## `), lists (`- `) and code (four spaces) as plain text lines. */
    body: z.string(),
    /** What goes well with it, nearest first. */
    related: z.array(InsightCard),
  }),
);

export const insightsContract = {
  'GET /api/knowledges': {
    summary: 'Insights, newest first',
    query: z.object({
      topic: z.string().trim().max(60).optional(),
      /** The slug of the last card seen. */
      cursor: z.string().max(200).optional(),
      per_page: z.coerce.number<string | number>().int().min(1).max(50).default(12),
    }),
    ok: feed(InsightCard).extend({ topics: z.array(z.object({ value: z.string(), count: z.number().int() })) }),
  },
  'GET /api/knowledges/{slug}': {
    summary: 'One insight',
    params: z.object({ slug: z.string().max(200) }),
    ok: document(Insight),
    errors: [404],
  },
} satisfies Contract;

type InsightsContract = typeof insightsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends InsightsContract {}
}
