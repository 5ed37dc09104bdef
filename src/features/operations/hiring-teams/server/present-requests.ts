import { getPerson } from '#features/base/accounts/server/index.ts';
import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { compareDomains } from './policy.ts';

const MAX_SHOWN = 100;

/** Presents the requests that wait for staff, the oldest first. */
export async function presentOpenRequests(ctx: Context, limit = MAX_SHOWN) {
  const rows = await ctx.db
    .selectFrom('company_requests as request')
    .leftJoin(companyRows(ctx).as('company'), 'company.id', 'request.company_id')
    .select(['request.id', 'request.user_id', 'request.name', 'request.website', 'request.note', 'request.created_at'])
    .select(['company.slug as company_slug'])
    .select((eb) =>
      eb
        .selectFrom('company_people as people')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('people.company_id', '=', 'request.company_id')
        .as('people'),
    )
    .where('request.status', '=', 'open')
    .orderBy('request.created_at')
    .orderBy('request.id')
    .limit(limit)
    .execute();
  const data = await Promise.all(
    rows.map(async ({ id, user_id, created_at, people, ...row }) => {
      const { slug, name, email, emailVerified } = await getPerson(ctx, user_id);
      return {
        id,
        type: 'company_request' as const,
        attributes: {
          ...row,
          created_at: created_at.toISOString(),
          person: { slug, name, email, email_verified: emailVerified },
          domain: emailVerified ? compareDomains(email, row.website) : ('unknown' as const),
          people: people ?? 0,
        },
      };
    }),
  );
  return { data, meta: { next_cursor: null } };
}
