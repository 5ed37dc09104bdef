/** Announcements: what editors tell readers above the pages, by audience, part of the site and time. */
import * as z from 'zod';
import { feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { publicationTimes, SiteLink } from '#platform/contract/publication.ts';

export const Audience = z.enum(['everyone', 'visitors', 'members', 'employers']);
export type Audience = z.infer<typeof Audience>;
export const Part = z.enum(['all', 'home', 'jobs', 'learning', 'communities', 'hiring']);
export type Part = z.infer<typeof Part>;

const words = (max: number) => z.string().trim().max(max);

/** What editors say of one. */
export const AnnouncementFields = z.object({
  audience: Audience,
  part: Part,
  text_en: words(240).min(3),
  /** Readers of Hindi get the English words where these are empty. */
  text_hi: words(240).default(''),
  link: z.union([z.literal(''), SiteLink]).default(''),
  link_en: words(60).default(''),
  link_hi: words(60).default(''),
  dismissible: z.boolean(),
  ...publicationTimes,
});
export type AnnouncementFields = z.infer<typeof AnnouncementFields>;

/** One as its readers see it, in their language. */
export const Announcement = resource(
  'announcement',
  z.object({
    text: z.string(),
    link: z.string(),
    link_text: z.string(),
    dismissible: z.boolean(),
    /** The beginnings of the addresses of its pages; empty for all. */
    paths: z.array(z.string()),
  }),
);

export const announcementsContract = {
  'GET /api/announcements': {
    summary: 'What this reader is told now and has not closed, what was changed last first',
    ok: feed(Announcement),
  },
  'POST /api/announcements/{id}/dismiss': {
    summary: 'Close an announcement for good: for the account, or for the browser of a visitor',
    params: z.object({ id: z.uuid() }),
    body: { form: z.object({ return_to: z.string().max(2000).default('/') }) },
    status: 303,
    ok: { redirect: true },
    errors: [404, 409],
    whileSuspended: true,
  },
} satisfies Contract;

type AnnouncementsContract = typeof announcementsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends AnnouncementsContract {}
}
