import { hashSecret } from '#features/base/accounts/server/index.ts';
import { companyRows, isOpen, jobRows, today } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { addressState, type Address } from './addresses.ts';

const MAX_JOBS = 20;

/** The address of a secret link, which is the permission; 404 for a link that was replaced. Locked until the transaction ends. */
export async function lockAddress(ctx: Context, secret: string): Promise<Address> {
  const address = await ctx.db
    .selectFrom('delivery_addresses')
    .selectAll()
    .where('secret_hash', '=', hashSecret(secret))
    .forUpdate()
    .executeTakeFirst();
  if (!address) throw notFound();
  return address;
}

/** Presents an address to its owner. */
export async function presentAddress(ctx: Context, id: string) {
  const address = await ctx.db.selectFrom('delivery_addresses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const company = await companyRows(ctx).where('id', '=', address.company_id).executeTakeFirstOrThrow();
  const jobs = await ctx.db
    .selectFrom(jobRows(ctx).as('jobs'))
    .select('jobs.title')
    .where('jobs.company_id', '=', address.company_id)
    .where((eb) => eb(eb.fn<string>('lower', ['jobs.apply_email']), '=', address.email.toLowerCase()))
    .where(isOpen(today(ctx)))
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id')
    .limit(MAX_JOBS)
    .execute();
  const state = addressState(address);
  return {
    data: {
      // Never the id, which staff and employers use: the secret is what the holder has.
      id: 'address',
      type: 'delivery_address' as const,
      attributes: {
        email: address.email,
        company: company.name,
        state: state === 'waiting' ? ('asked' as const) : state,
        jobs: jobs.map(({ title }) => title),
      },
    },
  };
}
