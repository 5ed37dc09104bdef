import { findOpening, getSignIns, hasScope, openedMember, type Account } from '#features/base/accounts/server/index.ts';
import { Provider } from '#features/base/accounts/contract.ts';
import { findMeasures, type Reportables } from '#features/base/moderation/server/index.ts';
import { listPurchasesOf, sumPaid } from '#features/base/payments/server/index.ts';
import { findDeletion } from '#features/base/personal-data/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import { staffOnly, type Context } from '#platform/http/context.ts';

const MAX_PURCHASES = 20;
const MAX_ENTRIES = 12;
const PAISE = 100;

type Row = Pick<Account, 'id' | 'slug' | 'name' | 'email' | 'email_verified' | 'created_at' | 'deleted_at' | 'staff_scopes'> & {
  suspended: boolean;
  last_seen_at: Date | null;
};

function stateOf({ deleted_at, suspended, email_verified }: Row) {
  if (deleted_at) return 'deleted' as const;
  if (suspended) return 'suspended' as const;
  return email_verified ? ('active' as const) : ('unverified' as const);
}

const memberFields = (row: Row, paidPaise: number) => ({
  slug: row.slug,
  name: row.name,
  email: row.email,
  joined_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  paid: paidPaise / PAISE,
  state: stateOf(row),
  staff_scopes: row.staff_scopes,
});

/** Members of a list, in the order given. */
export async function presentMembers(ctx: Context, rows: readonly Row[]) {
  const paid = await sumPaid(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ id: row.id, type: 'member' as const, attributes: memberFields(row, paid.get(row.id) ?? 0) }));
}

/** One member, with details while the viewer has the account open. */
export async function presentMember(ctx: Context, reportables: Reportables, account: Account) {
  const viewer = staffOnly(ctx);
  const [paid, signIns, opening, deletion] = await Promise.all([
    sumPaid(ctx, [account.id]),
    getSignIns(ctx, account.id),
    findOpening(ctx, viewer.id, openedMember(account.id)),
    findDeletion(ctx, account.id),
  ]);
  const row = { ...account, last_seen_at: signIns.sessions[0]?.last_seen_at ?? null };
  const isOther = account.id !== viewer.id && account.deleted_at === null;
  return {
    id: account.id,
    type: 'member' as const,
    attributes: {
      ...memberFields(row, paid.get(account.id) ?? 0),
      suspended_until:
        account.suspended && account.suspended_until instanceof Date ? account.suspended_until.toISOString() : null,
      deletion: deletion ? { due_at: deletion.due_at.toISOString(), reason: deletion.reason } : null,
      details: opening === null ? null : await presentDetails(ctx, reportables, account, signIns, opening),
      can: {
        help: isOther && hasScope(viewer.scopes, ['support']) && mayTouch(viewer.scopes, account),
        moderate: isOther && hasScope(viewer.scopes, ['moderator']) && mayTouch(viewer.scopes, account),
        change_roles: isOther && viewer.scopes.includes('administrator'),
      },
    },
  };
}

/** Staff are changed by administrators only. */
export const mayTouch = (scopes: readonly string[], account: Pick<Account, 'staff_scopes'>): boolean =>
  account.staff_scopes.length === 0 || scopes.includes('administrator');

async function presentDetails(
  ctx: Context,
  reportables: Reportables,
  { id, headline, location, language }: Account,
  { identities, sessions }: Awaited<ReturnType<typeof getSignIns>>,
  openedFor: string,
) {
  const [purchases, measures, history] = await Promise.all([
    listPurchasesOf(ctx, id, MAX_PURCHASES),
    findMeasures(ctx, reportables, id),
    findAuditEntries(ctx, { type: 'user', id }, MAX_ENTRIES),
  ]);
  return {
    headline,
    location,
    language,
    identities: identities.map(({ provider, email, created_at }) => ({
      provider: Provider.parse(provider),
      email,
      created_at: created_at.toISOString(),
    })),
    sessions: sessions.map(({ last_seen_at, id: sessionId, device, ip_prefix }) => ({
      id: sessionId,
      device,
      ip_prefix,
      last_seen_at: last_seen_at.toISOString(),
    })),
    purchases: purchases.map(({ amount_paise, created_at, id: purchaseId, title, txnid, status }) => ({
      id: purchaseId,
      title,
      txnid,
      status,
      amount: amount_paise / PAISE,
      created_at: created_at.toISOString(),
    })),
    measures,
    history,
    opened_for: openedFor,
  };
}
