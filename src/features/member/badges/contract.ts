/** Badges: Open Badges 3.0 for proved skills and plans, verifiable by anyone. */
import * as z from 'zod';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';

export const BadgeSkill = z.object({
  skill_id: z.string(),
  name: z.string(),
  hours: z.number(),
  done_on: z.string(),
  /** How it was proved; missing in badges for claims alone, which were issued before December 2026. */
  grade: z.enum(['checked', 'shown']).optional(),
});

/** A badge as shown publicly on its page. */
export const Badge = resource(
  'credential',
  z.object({
    title: z.string(),
    /** The member's name when the badge was issued; empty once withdrawn. */
    recipient: z.string(),
    recipient_slug: z.string(),
    issuer: z.string(),
    issued_at: z.string(),
    withdrawn_at: z.string().nullable(),
    skills: z.array(BadgeSkill),
    /** Whether it was issued for claims alone, before December 2026. */
    claimed: z.boolean(),
    /**
     * The verification, done for this response: whether the signature is valid, whether the signed contents equal the stored
     * ones, and (`standing`) whether the badge is not withdrawn.
     */
    checks: z.object({ signature: z.boolean(), contents: z.boolean(), standing: z.boolean() }),
    can: z.object({ withdraw: z.boolean() }),
  }),
);

const Id = z.object({ id: z.uuid() });

export const badgesContract = {
  'POST /api/credentials': {
    summary: 'Issue the badge of a skill or a plan that is checked or shown, or return the existing one',
    auth: true,
    body: { json: z.union([z.object({ roadmap_id: z.uuid() }), z.object({ skill_id: z.string().max(100) })]) },
    ok: document(Badge),
    errors: [404, 409],
    limit: { max: 20, seconds: 600 },
  },
  'GET /api/credentials/issuer': {
    summary: 'The issuer of badges with its public key, as an Open Badges profile',
    ok: z.looseObject({ id: z.string() }),
  },
  'GET /api/credentials/revocations': {
    summary: 'Withdrawn badges as a 1EdTech revocation list',
    ok: z.looseObject({ id: z.string() }),
  },
  'GET /api/credentials/{id}': { summary: 'One badge, verified', params: Id, ok: document(Badge), errors: [404] },
  'GET /api/credentials/{id}/badge.jwt': {
    summary: 'The signed credential (VC-JWT), for wallets and verifiers',
    params: Id,
    ok: { file: 'application/vc+jwt' },
    errors: [404, 410],
  },
  'GET /api/credentials/{id}/badge.svg': {
    summary: 'An image with the embedded credential',
    params: Id,
    ok: { file: 'image/svg+xml' },
    errors: [404, 410],
  },
  'GET /api/credentials/{id}/share.png': {
    summary: 'The preview image of a badge for links on other sites',
    params: Id,
    ok: { file: 'image/png', localized: true },
    errors: [404, 410],
    limit: { max: 60, seconds: 60 },
  },
  'DELETE /api/credentials/{id}': {
    summary: 'Withdraw my badge',
    auth: true,
    params: Id,
    ok: document(Badge),
    errors: [404],
  },
} satisfies Contract;

type BadgesContract = typeof badgesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends BadgesContract {}
}
