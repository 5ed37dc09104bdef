import { findLead, leadReference, type StoredLead } from '#features/base/leads/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

const MAX_ENTRIES = 20;

const leadFields = (lead: StoredLead) => ({
  reference: leadReference(lead),
  kind: lead.kind,
  topic: lead.topic,
  name: lead.name,
  email: lead.email,
  organisation: lead.organisation,
  state: lead.state,
  suspected: lead.suspected,
  sent_at: lead.created_at.toISOString(),
});

export const presentLeadItem = (lead: StoredLead) => ({
  id: lead.id,
  type: 'staff_lead' as const,
  attributes: leadFields(lead),
});

/** One message with who dealt with it; 404 for an unknown one. */
export async function presentLead(ctx: Context, id: string) {
  const lead = await findLead(ctx, id);
  if (!lead) throw notFound('message');
  const { phone, message, page, repeats, confirmed_at } = lead;
  const history = await findAuditEntries(ctx, { type: 'lead', id }, MAX_ENTRIES);
  return {
    data: {
      id,
      type: 'staff_lead' as const,
      attributes: { ...leadFields(lead), phone, message, page, repeats, confirmed: confirmed_at !== null, history },
    },
  };
}
