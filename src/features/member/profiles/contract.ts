/** Profiles: members' own sections with visibility, and a showcase of skills with evidence. */
import * as z from 'zod';
import { FeedAlgorithm, FeedReason } from '#features/base/ranking/contract.ts';
import { document, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** The sections of a profile, each public or private. */
export const Section = z.enum([
  'about',
  'skills',
  'experience',
  'education',
  'certificates',
  'goals',
  'links',
  'activity',
  'showcase',
]);
export type Section = z.infer<typeof Section>;

const requiredText = (max: number) => z.string().trim().min(1).max(max);
const optionalText = (max: number) => z.string().trim().max(max).default('');
/** A calendar month, `2026-11`. */
const Month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, issueCode('month-format'));
const webAddress = z.url({ protocol: /^https?$/, error: issueCode('address-required') }).max(500);

export const Link = z.object({ label: requiredText(60), url: webAddress });
/** A position: a role at an employer or a course of study. `ended_on` is null while it is ongoing. */
export const Position = z
  .object({
    title: requiredText(120),
    organisation: requiredText(120),
    location: optionalText(120),
    started_on: Month,
    ended_on: Month.nullable().default(null),
    text: optionalText(1500),
  })
  .refine(({ started_on, ended_on }) => ended_on === null || started_on <= ended_on, {
    path: ['ended_on'],
    error: issueCode('end-before-start'),
  });
export const Certificate = z.object({
  title: requiredText(160),
  issuer: requiredText(120),
  issued_on: Month,
  url: webAddress.or(z.literal('')).default(''),
  /** The skill it certifies, as written by the member. */
  skill: optionalText(60),
});

/** A skill by name, with its taxonomy id; null when unknown. */
export const ProfileSkill = z.object({ id: z.string().nullable(), name: z.string() });

/** A profile as the viewer may see it; hidden sections are null. */
export const Profile = resource(
  'profile',
  z.object({
    slug: z.string(),
    name: z.string(),
    headline: z.string(),
    location: z.string(),
    /** The month in which the member joined. */
    joined: z.string(),
    about: z.string().nullable(),
    goals: z.string().nullable(),
    links: z.array(Link).nullable(),
    skills: z.array(ProfileSkill).nullable(),
    experience: z.array(Position).nullable(),
    education: z.array(Position).nullable(),
    certificates: z.array(Certificate).nullable(),
    followers: z.number().int(),
    following: z.boolean(),
    /** Whether the viewer may see the activity and the showcase. */
    shows: z.object({ activity: z.boolean(), showcase: z.boolean() }),
    /** The hidden sections and whether the member is listed; only for the member. */
    own: z.object({ hidden: z.array(Section), listed: z.boolean() }).nullable(),
  }),
);

export const ProfileChanges = z
  .object({
    about: z.string().trim().max(3000),
    goals: z.string().trim().max(1500),
    links: z.array(Link).max(10),
    /** Names, in the member's order. */
    skills: z.array(requiredText(60)).max(60),
    experience: z.array(Position).max(30),
    education: z.array(Position).max(20),
    certificates: z.array(Certificate).max(30),
    hidden: z.array(Section).max(9),
    /** The ids of the skills whose résumé sentences are public. */
    quoted: z.array(z.string().max(80)).max(200),
    listed: z.boolean(),
  })
  .partial();

const memberFields = {
  slug: z.string(),
  name: z.string(),
  headline: z.string(),
  followers: z.number().int(),
  following: z.boolean(),
};

/** A member in a list. */
export const Member = resource('user', z.object(memberFields));

/** A suggested member to follow, with the reason. */
export const RecommendedMember = resource('user', z.object({ ...memberFields, reason: FeedReason }));

const Slug = z.object({ slug: z.string().max(120) });

export const profilesContract = {
  'GET /api/users': {
    summary: 'Listed members, by name',
    auth: true,
    query: PageQuery.extend({ search: z.string().trim().max(60).optional() }),
    ok: list(Member),
  },
  'GET /api/users/to_follow': {
    summary: 'Suggested members to follow, each with a reason',
    auth: true,
    query: PageQuery,
    ok: list(RecommendedMember).extend(FeedAlgorithm),
  },
  'GET /api/users/{slug}': {
    summary: 'A profile; with `as=others` my own profile as others see it',
    params: Slug,
    query: z.object({ as: z.enum(['me', 'others']).default('me') }),
    ok: document(Profile),
    errors: [404],
  },
  'PATCH /api/users/profile': {
    summary: 'Change sections of my profile and their visibility',
    auth: true,
    body: { json: ProfileChanges },
    ok: document(Profile),
  },
  'POST /api/users/{slug}/follow': {
    summary: 'Follow a member',
    auth: true,
    params: Slug,
    ok: document(Member),
    errors: [404, 409],
    limit: { max: 60, seconds: 300 },
  },
  'DELETE /api/users/{slug}/follow': {
    summary: 'Unfollow a member',
    auth: true,
    params: Slug,
    ok: document(Member),
    errors: [404],
  },
} satisfies Contract;

type ProfilesContract = typeof profilesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ProfilesContract {}
}
