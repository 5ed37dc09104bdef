/** Showcases: a member's skills with evidence, and badges. */
import * as z from 'zod';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { Section } from '#features/member/profiles/contract.ts';

/** A piece of evidence for a skill. */
export const ShownEvidence = z.object({
  kind: z.enum(['plan', 'work', 'resource', 'certificate', 'board', 'resume']),
  text: z.string(),
  /** What a piece of work meets, as its author ticked it. */
  criteria: z.array(z.string()).optional(),
  /** The page of the evidence; null without one. */
  url: z.string().nullable(),
  /** A day, a month or the dates as written in a résumé; null without a date. */
  on: z.string().nullable(),
  /** Whether only the member sees it: a résumé sentence that they have not chosen to show. */
  private: z.boolean(),
});

/** A member's skills with their evidence, and their badges. */
export const Showcase = resource(
  'showcase',
  z.object({
    name: z.string(),
    headline: z.string(),
    skills: z.array(
      z.object({ id: z.string().nullable(), name: z.string(), page: z.boolean(), evidence: z.array(ShownEvidence) }),
    ),
    badges: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        issued_on: z.string(),
        skills: z.array(z.string()),
        withdrawn: z.boolean(),
        /** Whether it was issued for claims alone, before December 2026. */ claimed: z.boolean(),
      }),
    ),
    own: z
      .object({
        /** Plans and skills that are checked or shown and have no badge for it yet. */
        claimable: z.array(
          z.object({
            /** What to issue the badge for. */
            source: z.union([z.object({ roadmap_id: z.string() }), z.object({ skill_id: z.string() })]),
            title: z.string(),
            skills: z.number().int(),
            /** How a single skill was proved; null for a plan. */
            grade: z.enum(['checked', 'shown']).nullable(),
          }),
        ),
        /** Finished plans with skills that are only claimed, and how many: they earn no badge. */
        claimed: z.array(z.object({ title: z.string(), skills: z.number().int() })),
        hidden: z.array(Section),
      })
      .nullable(),
  }),
);

const Slug = z.object({ slug: z.string().max(120) });

export const showcasesContract = {
  'GET /api/users/{slug}/showcase': {
    summary: 'A member’s skills with evidence',
    params: Slug,
    ok: document(Showcase),
    errors: [404],
  },
  'GET /api/users/{slug}/showcase.png': {
    summary: 'An image of the showcase for sharing',
    params: Slug,
    ok: { file: 'image/png' },
    errors: [404],
    limit: { max: 30, seconds: 60 },
  },
} satisfies Contract;

type ShowcasesContract = typeof showcasesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ShowcasesContract {}
}
