/** What the kinds of content have in common in the contract. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { find } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { Publication, PublicationState } from '#platform/contract/publication.ts';

export const filter = { find, state: Publication.optional() };
/** What the editor saw: 412 where a colleague has changed it since. */
export const version = z.number().int().min(1);
export const changeState = { version, state: PublicationState, reason: Reason };

export const published = {
  state: Publication,
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  version: z.number().int(),
  changed_at: z.string(),
};

/** Whether it came from a file and no editor has changed it yet. */
export const from_file = z.boolean();

/** Sixty thousand letters of any script. */
export const MAX_ARTICLE_BYTES = 250_000;
export const Slug = z.object({ slug: z.string().max(100) });
export const NewSlug = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, issueCode('slug-format'));
