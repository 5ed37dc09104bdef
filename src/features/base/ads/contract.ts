/** Ads: an operator's own announcements in reserved places. None by default, and never from an ad network. */
import * as z from 'zod';
import { feed, resource, type Contract } from '#platform/contract/endpoint.ts';

export const AdPlace = z.enum(['blog', 'blog-detail', 'insights-home', 'programs-hub', 'knowledge-hub']);
export type AdPlace = z.infer<typeof AdPlace>;

/** An ad, the same for every visitor: a picture generated from a word, a title, a sentence and a link. */
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
