/** Apply addresses: the e-mail addresses to which a company's applications may go, as its people and staff manage them. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, feed, find, resource, type Contract } from '#platform/contract/endpoint.ts';

const AddressState = z.enum(['waiting', 'asked', 'confirmed', 'removed']);
/** An address to which a company's applications may go, once its owner or staff have confirmed it. */
export const ApplyAddress = resource(
  'apply_address',
  z.object({
    email: z.string(),
    state: AddressState,
    asked_at: z.string().nullable(),
  }),
);

const staffFields = {
  email: z.string(),
  state: AddressState,
  company: z.object({ slug: z.string(), name: z.string(), website: z.string().nullable() }),
  /** Whether the domain of the address is that of the company's site. */
  domain: z.enum(['same', 'other', 'unknown']),
  since: z.string(),
};
export const AddressItem = resource('staff_address', z.object(staffFields));
/** An address as staff see it, with what was done about it. */
export const StaffAddress = resource('staff_address', z.object({ ...staffFields, history: z.array(AuditEntry) }));

/** Without a state those that nobody has confirmed or removed. */
const staffFilter = { find, state: z.enum([...AddressState.options, 'all']).optional() };
export type AddressFilter = z.infer<z.ZodObject<typeof staffFilter>>;
/** `from` is the state that was seen; 412 where somebody was faster. */
const decision = z.object({ from: AddressState, reason: Reason });

const CompanyParams = z.object({ slug: z.string().max(200) });
const Id = z.object({ id: z.uuid() });

export const applyAddressesContract = {
  'GET /api/hiring/companies/{slug}/apply_addresses': {
    summary: 'The e-mail addresses to which applications for my company may go',
    auth: true,
    params: CompanyParams,
    ok: feed(ApplyAddress),
    errors: [404],
  },
  'POST /api/hiring/companies/{slug}/apply_addresses': {
    summary: 'Ask the owner of an address whether applications may go there; one of a colleague here is confirmed at once',
    auth: true,
    params: CompanyParams,
    body: { json: z.object({ email: z.email().max(254) }) },
    ok: feed(ApplyAddress),
    errors: [403, 404, 409],
    limit: { max: 20, seconds: 86_400 },
  },
  'DELETE /api/hiring/companies/{slug}/apply_addresses/{id}': {
    summary: 'Remove an address: its links end, and open jobs whose applications go there are closed',
    auth: true,
    params: CompanyParams.extend({ id: z.uuid() }),
    ok: feed(ApplyAddress),
    errors: [403, 404],
  },
  'GET /api/staff/apply_addresses': {
    summary: 'Addresses for applications by address or company, by default those that wait, the oldest first; for moderators',
    query: z.object({ ...staffFilter, cursor }),
    ok: countedFeed(AddressItem),
    errors: [403, 404],
  },
  'GET /api/staff/apply_addresses/export': {
    summary: 'Addresses for applications as CSV; for moderators, with a sign-in within the last ten minutes',
    query: z.object(staffFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/apply_addresses/{id}': {
    summary: 'One address for applications with what was done about it; for moderators',
    params: Id,
    ok: document(StaffAddress),
    errors: [403, 404],
  },
  'POST /api/staff/apply_addresses/{id}/ask': {
    summary: 'Ask the owner of an address by e-mail; for moderators',
    auth: true,
    params: Id,
    body: { json: decision },
    ok: document(StaffAddress),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/apply_addresses/{id}/confirm': {
    summary: 'Confirm an address; for moderators',
    auth: true,
    params: Id,
    body: { json: decision },
    ok: document(StaffAddress),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/apply_addresses/{id}/remove': {
    summary: 'Remove an address: its links end, and open jobs whose applications go there are closed; for moderators',
    auth: true,
    params: Id,
    body: { json: decision },
    ok: document(StaffAddress),
    errors: [403, 404, 409, 412],
  },
} satisfies Contract;

type ApplyAddressesContract = typeof applyAddressesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ApplyAddressesContract {}
}
