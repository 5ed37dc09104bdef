import { sql } from 'kysely';
import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import { addressState, deliveryAddressRows } from '#features/member/deliveries/server/index.ts';
import { compareDomains } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_SHOWN = 100;

/** Presents the addresses of a company. */
export async function presentCompanyAddresses(ctx: Context, companyId: string) {
  const rows = await deliveryAddressRows(ctx)
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      type: 'apply_address' as const,
      attributes: { email: row.email, state: addressState(row), asked_at: row.asked_at?.toISOString() ?? null },
    })),
    meta: { next_cursor: null },
  };
}

/** Presents addresses of all companies to staff: first those that nobody has confirmed, the oldest first. */
export async function presentStaffAddresses(ctx: Context) {
  const rows = await ctx.db
    .selectFrom(deliveryAddressRows(ctx).as('address'))
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'address.company_id')
    .selectAll('address')
    .select(['company.slug', 'company.name', 'company.website'])
    .orderBy(sql`address.confirmed_at is not null or address.removed_at is not null`)
    .orderBy('address.created_at')
    .orderBy('address.id')
    .limit(MAX_SHOWN)
    .execute();
  return {
    data: rows.map(({ slug, name, website, ...row }) => ({
      id: row.id,
      type: 'address_to_confirm' as const,
      attributes: {
        email: row.email,
        state: addressState(row),
        company: { slug, name, website },
        domain: compareDomains(row.email, website ?? ''),
        since: (row.removed_at ?? row.confirmed_at ?? row.asked_at ?? row.created_at).toISOString(),
      },
    })),
    meta: { next_cursor: null },
  };
}
