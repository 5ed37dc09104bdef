import type { Context } from '#platform/http/context.ts';
import type { LeadKind } from '../contract.ts';
import type { StoredLead } from './present-lead.ts';

const BATCH_SIZE = 500;

export type LeadFilter = { kind?: LeadKind; since?: Date; includeAll: boolean };

/** Leads for staff in batches, oldest first: the open ones, or with `includeAll` also handled and suspected ones. */
export async function* iterateLeads(ctx: Context, { kind, since, includeAll }: LeadFilter): AsyncGenerator<StoredLead[]> {
  let last: StoredLead | undefined;
  while (true) {
    const rows = await ctx.db
      .selectFrom('leads')
      .selectAll()
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind as LeadKind))
      .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Date))
      .$if(!includeAll, (query) => query.where('handled_at', 'is', null).where('suspected', '=', false))
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

/** Marks a lead as handled, by its reference; false when there is none. */
export async function markLeadHandled(ctx: Context, reference: string): Promise<boolean> {
  const closed = await ctx.db
    .updateTable('leads')
    .set({ handled_at: ctx.clock.now() })
    .where((eb) => eb(eb.cast<string>('id', 'text'), 'like', `${reference.toLowerCase()}%`))
    .returning('id')
    .execute();
  return closed.length > 0;
}
