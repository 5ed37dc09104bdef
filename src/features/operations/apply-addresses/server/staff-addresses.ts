/** Addresses of all companies as staff see them. Checks no permission. */
import { sql, type SqlBool } from 'kysely';
import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import { addressState, deliveryAddressRows } from '#features/member/deliveries/server/index.ts';
import { compareDomains } from '#features/operations/hiring-teams/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { AddressFilter } from '../contract.ts';

const STATES: Record<NonNullable<AddressFilter['state']> | 'open', string> = {
  open: 'address.confirmed_at is null and address.removed_at is null',
  waiting: 'address.asked_at is null and address.confirmed_at is null and address.removed_at is null',
  asked: 'address.asked_at is not null and address.confirmed_at is null and address.removed_at is null',
  confirmed: 'address.confirmed_at is not null and address.removed_at is null',
  removed: 'address.removed_at is not null',
  all: 'true',
};

const selectAddresses = (ctx: Context, { find, state }: AddressFilter) =>
  ctx.db
    .selectFrom(deliveryAddressRows(ctx).as('address'))
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'address.company_id')
    .where(sql.raw<SqlBool>(STATES[state ?? 'open']))
    .$if(find !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('address.email', 'ilike', containsPattern(find)), eb('company.name', 'ilike', containsPattern(find))]),
      ),
    );

const selectRows = (ctx: Context, filter: AddressFilter) =>
  selectAddresses(ctx, filter).selectAll('address').select(['company.slug', 'company.name', 'company.website']);

/** What waits is listed the oldest first, anything else the latest first. */
export async function listAddresses(ctx: Context, filter: AddressFilter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const [order, after] = filter.state === undefined ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const);
  const rows = await selectRows(ctx, filter)
    .$if(cursor !== null, (query) =>
      query.where(sql<SqlBool>`(address.created_at, address.id) ${after} (${cursor?.key}::timestamptz, ${cursor?.id}::uuid)`),
    )
    .orderBy('address.created_at', order)
    .orderBy('address.id', order)
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

type Row = Awaited<ReturnType<typeof listAddresses>>['shown'][number];

/** How many addresses a filter shows. */
export async function countAddressesBy(ctx: Context, filter: AddressFilter): Promise<number> {
  const { count } = await selectAddresses(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const presentAddressItem = ({ id, slug, name, website, ...row }: Row) => ({
  id,
  type: 'staff_address' as const,
  attributes: {
    email: row.email,
    state: addressState({ id, ...row }),
    company: { slug, name, website },
    domain: compareDomains(row.email, website ?? ''),
    since: (row.removed_at ?? row.confirmed_at ?? row.asked_at ?? row.created_at).toISOString(),
  },
});

/** One address with what was done about it; 404 for an unknown one. */
export async function presentStaffAddress(ctx: Context, id: string) {
  const row = await selectRows(ctx, { find: '', state: 'all' }).where('address.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('item');
  const item = presentAddressItem(row);
  const history = await findAuditEntries(ctx, { type: 'delivery_address', id });
  return { data: { ...item, attributes: { ...item.attributes, history } } };
}
