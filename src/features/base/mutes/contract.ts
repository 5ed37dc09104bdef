/** Mutes: people and boards that a member does not want to see, and people whom the member blocks. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

export const MutedType = z.enum(['user', 'board']);
export type MutedType = z.infer<typeof MutedType>;

/** A muted person or board; blocked people are muted as well. */
export const Mute = resource(
  'mute',
  z.object({
    object_type: MutedType,
    slug: z.string(),
    title: z.string(),
    url: z.string(),
    blocks: z.boolean(),
    at: z.string(),
  }),
);

const Muted = z.object({ type: MutedType, slug: z.string().max(120) });

export const mutesContract = {
  'GET /api/mutes': { summary: 'Whom and what I mute or block, the latest first', auth: true, ok: feed(Mute) },
  'PUT /api/mutes/{type}/{slug}': {
    summary: 'Mute a person or board, or block a person; repeating it changes one into the other',
    auth: true,
    params: Muted,
    body: { json: z.object({ blocks: z.boolean().default(false) }) },
    ok: document(Mute),
    errors: [404, 409, 422],
    limit: { max: 60, seconds: 3600 },
  },
  'DELETE /api/mutes/{type}/{slug}': {
    summary: 'See a person or board again; a blocked person may reach me again',
    auth: true,
    params: Muted,
    ok: feed(Mute),
    errors: [404],
  },
} satisfies Contract;

type MutesContract = typeof mutesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends MutesContract {}
}
