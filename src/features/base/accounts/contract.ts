/** Accounts: signing in with a provider, sessions, linked sign-ins, and the member's own profile. */
import * as z from 'zod';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { tokensContract } from './contract-tokens.ts';

/** The id of a sign-in provider: `google`, `linkedin`, or one that the operator added. */
export const Provider = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
export type Provider = z.infer<typeof Provider>;

export const Language = z.enum(['en', 'hi']);

/** What a member of staff may do; an administrator may do everything. */
export const StaffScope = z.enum(['support', 'editor', 'moderator', 'finance', 'administrator']);
export type StaffScope = z.infer<typeof StaffScope>;

/** The signed-in member's own fields; no other member receives them. */
export const CurrentUser = resource(
  'user',
  z.object({
    slug: z.string(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    headline: z.string(),
    location: z.string(),
    /** Whether there is any scope. */
    staff: z.boolean(),
    staff_scopes: z.array(StaffScope),
    /** Whether the account can only read, export, appeal and delete for now. */
    suspended: z.boolean(),
    language: Language,
    /** True until the member has submitted a choice of interests, which may be empty. */
    ask_interests: z.boolean(),
    created_at: z.string(),
    interests: z.array(z.object({ id: z.string(), type: z.string(), attributes: z.object({ name: z.string() }) })),
    following_hashtag: z.array(z.string()),
    following_categories: z.array(z.object({ id: z.string(), type: z.string(), attributes: z.object({ name: z.string() }) })),
  }),
);

/** A member as other members see them. The slug is empty for a deleted account, which has no page. */
export const PersonCard = resource('user', z.object({ slug: z.string(), name: z.string(), headline: z.string() }));

export const Session = resource(
  'session',
  z.object({
    provider: Provider,
    device: z.string(),
    ip_prefix: z.string(),
    created_at: z.string(),
    last_seen_at: z.string(),
    current: z.boolean(),
  }),
);

export const Identity = resource(
  'identity',
  z.object({ provider: Provider, email: z.string(), created_at: z.string(), can: z.object({ unlink: z.boolean() }) }),
);

export const SignInOption = resource(
  'sign_in_option',
  z.object({
    name: z.string(),
    /** One or two letters, or a picture as a `data:` address. */
    icon: z.string(),
    stand_in: z.boolean(),
  }),
);

const ProviderParams = z.object({ provider: Provider });
const Purpose = z.enum(['sign-in', 'link']);
/** A sign-in that this browser has begun: the path it returns to, and whether it links another identity. */
const Attempt = z.object({ return_to: z.string(), purpose: Purpose });
const SignedIn = document(CurrentUser).extend({ meta: z.object({ return_to: z.string() }) });

export const ProfileChange = z.object({
  name: z.string().trim().min(1).max(120),
  headline: z.string().trim().max(160),
  location: z.string().trim().max(120),
  language: Language,
});

export const accountsContract = {
  'GET /api/users/auth/{provider}/start': {
    summary: 'Start signing in or linking another identity',
    params: ProviderParams,
    query: z.object({ return_to: z.string().max(2000).optional(), purpose: Purpose.default('sign-in') }),
    status: 302,
    ok: { redirect: true },
    errors: [401, 403, 404, 502],
    transaction: 'manual',
    limit: { max: 20, seconds: 600 },
  },
  'POST /api/users/auth/{provider}': {
    summary: "Finish signing in with the provider's response",
    whileSuspended: true,
    params: ProviderParams,
    body: {
      form: z.object({
        token: z.string().max(4000).optional(),
        credential: z.string().max(8000).optional(),
        state: z.string().max(500).optional(),
        iss: z.string().max(500).optional(),
      }),
    },
    ok: SignedIn,
    errors: [400, 401, 404, 409, 502],
    transaction: 'manual',
    limit: { max: 20, seconds: 600 },
  },
  'GET /api/users/auth/providers': { summary: 'The available sign-in providers', ok: feed(SignInOption) },
  'GET /api/users/auth/attempt': {
    summary: 'The sign-in that this browser has begun; null without one',
    ok: z.object({ data: Attempt.nullable() }),
  },
  'GET /api/users/auth/logged_in': {
    summary: 'The signed-in member; null for a visitor',
    token: 'profile:read',
    ok: z.object({ data: CurrentUser.nullable() }),
  },
  'DELETE /api/users/auth/sign_out': { summary: 'End this session', whileSuspended: true, ok: null },
  'GET /api/users/auth/sessions': { summary: 'My sessions', auth: true, ok: feed(Session) },
  'DELETE /api/users/auth/sessions/{id}': {
    summary: 'End one of my sessions',
    auth: true,
    whileSuspended: true,
    params: z.object({ id: z.uuid() }),
    ok: null,
    errors: [404],
  },
  'GET /api/users/auth/identities': { summary: 'My linked identities', auth: true, ok: feed(Identity) },
  'DELETE /api/users/auth/identities/{id}': {
    summary: 'Unlink an identity; the last one cannot be unlinked',
    auth: true,
    params: z.object({ id: z.uuid() }),
    ok: null,
    errors: [401, 404, 409],
  },
  'GET /api/users/search_user_board': {
    summary: 'Members by name, to invite or mention them',
    auth: true,
    query: PageQuery.extend({ search: z.string().trim().min(1).max(60) }),
    ok: list(PersonCard),
    limit: { max: 60, seconds: 60 },
  },
  'POST /api/users/update_user_interest': {
    summary: 'Replace my interests',
    auth: true,
    body: { json: z.object({ hashtags: z.array(z.string().max(60)).max(100) }) },
    ok: document(CurrentUser),
  },
  'PATCH /api/users/update_profile': {
    summary: 'Change my profile',
    auth: true,
    body: { json: ProfileChange.partial() },
    ok: document(CurrentUser),
  },
  ...tokensContract,
} satisfies Contract;

type AccountsContract = typeof accountsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends AccountsContract {}
}
