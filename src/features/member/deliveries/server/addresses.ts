/** Addresses to which the applications of a company go. None of these functions checks a permission. */
import type { Selectable } from 'kysely';
import { audit, hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import { closeJobsOfAddress, companyRows } from '#features/catalogue/jobs/server/index.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { endDeliveriesTo } from './end-deliveries.ts';
import type { DeliveryAddressesTable } from './tables.ts';

export type Address = Selectable<DeliveryAddressesTable>;
type Named = { companyId: string; email: string };

/** `waiting`: nobody was asked; `asked`: its owner was. */
export type AddressState = 'waiting' | 'asked' | 'confirmed' | 'removed';

export const addressState = ({ removed_at, confirmed_at, asked_at }: Address): AddressState => {
  if (removed_at) return 'removed';
  if (confirmed_at) return 'confirmed';
  return asked_at ? 'asked' : 'waiting';
};

/** The address of a company, whatever its state. */
export const findAddress = (ctx: Context, { companyId, email }: Named): Promise<Address | undefined> =>
  ctx.db
    .selectFrom('delivery_addresses')
    .selectAll()
    .where('company_id', '=', companyId)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** Keeps an address that a company's job names, without asking anybody; an existing one stays as it is. */
export async function keepAddress(ctx: Context, named: Named): Promise<Address> {
  await ctx.db
    .insertInto('delivery_addresses')
    .values({ company_id: named.companyId, email: named.email, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const address = await findAddress(ctx, named);
  if (!address) throw new Error('the address was not stored');
  return address;
}

/**
 * Asks the owner of an address by a link whether applications may go there; asking again replaces the link. `reason` is why, where
 * staff ask.
 */
export async function askOwner(ctx: Context, address: Address, reason = ''): Promise<void> {
  const { id, email, company_id } = address;
  const company = await companyRows(ctx).where('id', '=', company_id).executeTakeFirstOrThrow();
  const secret = newSecret();
  const at = ctx.clock.now();
  await ctx.db
    .updateTable('delivery_addresses')
    .set({ secret_hash: hashSecret(secret), asked_at: at })
    .where('id', '=', id)
    .execute();
  const names = { company: company.name, brand: ctx.config.BRAND_NAME };
  await queueMail(ctx, {
    id: `delivery-address-${id}-${at.getTime()}`,
    userId: null,
    to: email,
    subject: m.deliveries_ask_subject(names),
    text: m.deliveries_ask_text({ ...names, link: addressLink(ctx, secret) }),
  });
  await audit(ctx, {
    action: 'delivery-address.asked',
    objectType: 'delivery_address',
    objectId: id,
    details: { before: { state: addressState(address) }, after: { state: 'asked' }, reason },
  });
}

// In the language of the page it was sent from, because the reader's is not known.
const addressLink = (ctx: Context, secret: string): string =>
  new URL(localizePath(`/confirm-address/${secret}`), ctx.config.APP_ORIGIN).href;

type Confirmation = {
  /** The member of staff, or null for its owner. */
  by: string | null;
  /** Why, where staff confirm it. */
  reason?: string;
};

/** Confirms an address, also one that was removed. */
export async function confirmAddress(ctx: Context, address: Address, { by, reason = '' }: Confirmation): Promise<void> {
  const before = addressState(address);
  if (before === 'confirmed') return;
  await ctx.db
    .updateTable('delivery_addresses')
    .set({ confirmed_at: ctx.clock.now(), confirmed_by: by, removed_at: null })
    .where('id', '=', address.id)
    .execute();
  await audit(ctx, {
    action: 'delivery-address.confirmed',
    objectType: 'delivery_address',
    objectId: address.id,
    details: { before: { state: before }, after: { state: 'confirmed' }, reason },
  });
}

/**
 * Ends all e-mails to an address: its links open nothing, what was not delivered is not sent, and its open jobs are closed.
 * `reason` is why, where staff remove it.
 */
export async function removeAddress(ctx: Context, address: Address, reason = ''): Promise<void> {
  const before = addressState(address);
  if (before === 'removed') return;
  await ctx.db
    .updateTable('delivery_addresses')
    .set({ removed_at: ctx.clock.now(), confirmed_at: null, confirmed_by: null })
    .where('id', '=', address.id)
    .execute();
  await endDeliveriesTo(ctx, address.id);
  const closed = await closeJobsOfAddress(ctx, address.company_id, address.email);
  await audit(ctx, {
    action: 'delivery-address.removed',
    objectType: 'delivery_address',
    objectId: address.id,
    details: { before: { state: before }, after: { state: 'removed' }, closed_jobs: closed, reason },
  });
}

/** Whether applications for a company may go to an address. */
export async function isConfirmed(ctx: Context, named: Named): Promise<boolean> {
  const address = await findAddress(ctx, named);
  return address !== undefined && addressState(address) === 'confirmed';
}

/** Loads the confirmed addresses of all companies, and returns whether applications for a company, by its slug, may go to one. */
export async function createConfirmedCheck(ctx: Context): Promise<(companySlug: string, email: string) => boolean> {
  const rows = await ctx.db
    .selectFrom('delivery_addresses as address')
    .innerJoin(companyRows(ctx).as('company'), (join) =>
      join.on((eb) => eb(eb.fn.coalesce('company.merged_into', 'company.id'), '=', eb.ref('address.company_id'))),
    )
    .select(['company.slug', 'address.email'])
    .where('address.removed_at', 'is', null)
    .where('address.confirmed_at', 'is not', null)
    .execute();
  const key = (slug: string, email: string) => `${slug} ${email.toLowerCase()}`;
  const confirmed = new Set(rows.map(({ slug, email }) => key(slug, email)));
  return (slug, email) => confirmed.has(key(slug, email));
}
