import type { Context } from '#platform/http/context.ts';
import type { LeadKind } from '../contract.ts';
import type { StoredLead } from './present-lead.ts';

const BATCH = 500;

export type LeadFilter = { kind?: LeadKind; since?: Date; all: boolean };

/** Leads for staff, the oldest first and a batch at a time: those that wait, or with `all` also the done and the suspected. */
export async function* staffLeads(ctx: Context, { kind, since, all }: LeadFilter): AsyncGenerator<StoredLead[]> {
  for (let last: StoredLead | undefined; ;) {
    const rows = await ctx.db
      .selectFrom('leads')
      .selectAll()
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind as LeadKind))
      .$if(since !== undefined, (query) => query.where('created_at', '>=', since as Date))
      .$if(!all, (query) => query.where('handled_at', 'is', null).where('suspected', '=', false))
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('created_at', 'id'), '>', eb.tuple((last as StoredLead).created_at, (last as StoredLead).id)),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/** Notes that staff have dealt with a lead, by its reference; false when there is none. */
export async function closeLead(ctx: Context, reference: string): Promise<boolean> {
  const closed = await ctx.db
    .updateTable('leads')
    .set({ handled_at: ctx.clock.now() })
    .where((eb) => eb(eb.cast<string>('id', 'text'), 'like', `${reference.toLowerCase()}%`))
    .returning('id')
    .execute();
  return closed.length > 0;
}
