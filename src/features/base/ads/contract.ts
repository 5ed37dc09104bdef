/** Ads: what an operator shows in the places kept for it. Nothing by default, and never anything of another site. */
import * as z from 'zod';
import { feed, resource, type Contract } from '#platform/contract/endpoint.ts';

export const AdPlace = z.enum(['blog', 'blog-detail', 'insights-home', 'programs-hub', 'knowledge-hub']);
export type AdPlace = z.infer<typeof AdPlace>;

/** The same for every visitor: a picture drawn from a word, a title, a sentence and where it leads. */
export const Ad = resource(
  'ad',
  z.object({ place: AdPlace, title: z.string(), text: z.string(), url: z.url({ protocol: /^https$/ }), cover: z.string() }),
);

export const adsContract = {
  'GET /api/ads': { summary: 'The advertisements of this site, by place', ok: feed(Ad) },
} satisfies Contract;

type AdsContract = typeof adsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends AdsContract {}
}
