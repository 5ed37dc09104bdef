/** Apply addresses: the e-mail addresses to which a company's applications may go, as its people and staff manage them. */
import * as z from 'zod';
import { feed, resource, type Contract } from '#platform/contract/endpoint.ts';

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

/** An address as staff see it; those that nobody confirmed wait for them. */
const AddressToConfirm = resource(
  'address_to_confirm',
  z.object({
    email: z.string(),
    state: AddressState,
    company: z.object({ slug: z.string(), name: z.string(), website: z.string().nullable() }),
    /** Whether the domain of the address is that of the company's site. */
    domain: z.enum(['same', 'other', 'unknown']),
    since: z.string(),
  }),
);

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
    summary: 'Addresses for applications: first those that nobody has confirmed; for staff',
    ok: feed(AddressToConfirm),
    errors: [404],
  },
  'POST /api/staff/apply_addresses/{id}/ask': {
    summary: 'Ask the owner of an address by e-mail',
    auth: true,
    params: Id,
    ok: feed(AddressToConfirm),
    errors: [404, 409],
  },
  'POST /api/staff/apply_addresses/{id}/confirm': {
    summary: 'Confirm an address',
    auth: true,
    params: Id,
    ok: feed(AddressToConfirm),
    errors: [404],
  },
  'POST /api/staff/apply_addresses/{id}/remove': {
    summary: 'Remove an address: its links end, and open jobs whose applications go there are closed',
    auth: true,
    params: Id,
    ok: feed(AddressToConfirm),
    errors: [404],
  },
} satisfies Contract;

type ApplyAddressesContract = typeof applyAddressesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ApplyAddressesContract {}
}
