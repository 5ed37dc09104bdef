import { sql, type SqlBool } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import type { LeadKind, LeadState } from '../contract.ts';
import type { StoredLead } from './present-lead.ts';

const BATCH_SIZE = 500;

export type LeadFilter = {
  /** Part of a name, an address or an organisation, or a reference. */
  find?: string | undefined;
  kind?: LeadKind | undefined;
  /** `suspected`: probably spam, in whatever state. By default all, suspected ones included. */
  state?: LeadState | 'suspected' | undefined;
  since?: Date | undefined;
};

const REFERENCE = /^[\da-f]{8}$/i;

const selectLeads = (ctx: Context, { find = '', kind, state, since }: LeadFilter) =>
  ctx.db
    .selectFrom('leads')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as LeadKind))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Date))
    .$if(state === 'suspected', (query) => query.where('suspected', '=', true))
    .$if(state !== undefined && state !== 'suspected', (query) =>
      query.where('state', '=', state as LeadState).where('suspected', '=', false),
    )
    .$if(find !== '', (query) =>
      query.where((eb) =>
        eb.or([
          // The expression of the index.
          sql<SqlBool>`(name || ' ' || email || ' ' || organisation) ilike ${containsPattern(find)}`,
          ...(REFERENCE.test(find) ? [hasReference(find)] : []),
        ]),
      ),
    );

/** The ids that begin with the reference: as a range, so that the primary key finds them. */
const hasReference = (reference: string) => {
  const first = reference.toLowerCase();
  return sql<SqlBool>`id between ${`${first}-0000-0000-0000-000000000000`}::uuid and ${`${first}-ffff-ffff-ffff-ffffffffffff`}::uuid`;
};

/** Messages for staff, the latest first, page by page. Checks no permission. */
export async function listLeads(ctx: Context, filter: LeadFilter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectLeads(ctx, filter)
    .selectAll()
    .where(isOlder(cursor, 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage<StoredLead>(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

/** How many messages there are; without a filter those that nobody has dealt with. */
export async function countLeads(ctx: Context, filter: LeadFilter = { state: 'new' }): Promise<number> {
  const { count } = await selectLeads(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Messages for staff in batches, oldest first. */
export async function* iterateLeads(ctx: Context, filter: LeadFilter): AsyncGenerator<StoredLead[]> {
  let last: StoredLead | undefined;
  while (true) {
    const rows: StoredLead[] = await selectLeads(ctx, filter)
      .selectAll()
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('created_at', 'id'), '>', eb.tuple((last as StoredLead).created_at, (last as StoredLead).id)),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
  }
}

export const findLead = (ctx: Context, id: string): Promise<StoredLead | undefined> =>
  ctx.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();

/** The message with a reference; null where there is none, or several. */
export async function findLeadByReference(ctx: Context, reference: string): Promise<StoredLead | null> {
  const leads = await ctx.db.selectFrom('leads').selectAll().where(hasReference(reference)).limit(2).execute();
  return leads.length === 1 ? (leads[0] ?? null) : null;
}

type LeadChange = {
  id: string;
  /** What its author saw. */
  from: LeadState;
  state: LeadState;
  /** What was done, for colleagues. */
  reason: string;
  /** Who says so; by default the viewer. */
  actorId?: string | null;
};

/** Says what became of a message. 404 for an unknown one, 412 where a colleague was faster. */
export async function changeLead(ctx: Context, { id, from, state, reason, actorId }: LeadChange): Promise<void> {
  const lead = await ctx.db.selectFrom('leads').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!lead) throw notFound('message');
  if (lead.state !== from) throw problem(412, 'message-changed-meanwhile');
  await ctx.db
    .updateTable('leads')
    .set({ state, handled_at: state === 'new' ? null : ctx.clock.now() })
    .where('id', '=', id)
    .execute();
  await audit(ctx, {
    action: 'lead.change',
    objectType: 'lead',
    objectId: id,
    ...(actorId !== undefined && { actorId }),
    details: { before: { state: from }, after: { state }, reason },
  });
}
