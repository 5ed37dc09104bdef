/** Drafts and what is published by time: the states of content that staff write. */
import * as z from 'zod';
import { issueCode } from './problem.ts';

/** What staff decide. */
export const PublicationState = z.enum(['draft', 'published', 'deleted']);
export type PublicationState = z.infer<typeof PublicationState>;

/** What this means at a moment: what is published is shown between its beginning and its end. */
export const Publication = z.enum(['draft', 'scheduled', 'shown', 'ended', 'deleted']);
export type Publication = z.infer<typeof Publication>;

/** When it is shown once it is published: at once, and without an end, where they are null. */
export const publicationTimes = {
  starts_at: z.iso.datetime({ offset: true }).nullable().default(null),
  ends_at: z.iso.datetime({ offset: true }).nullable().default(null),
};

/** A page of this site, or an address with https. */
export const SiteLink = z
  .string()
  .trim()
  .max(500)
  .refine((link) => /^\/(?![/\\])[^\s\\]*$/.test(link) || (/^https:\/\/[^\s\\]+$/.test(link) && URL.canParse(link)), {
    error: issueCode('link-invalid'),
  });
