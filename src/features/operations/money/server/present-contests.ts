import { hasScope } from '#features/base/accounts/server/index.ts';
import { findContest, getPurchaseHistory, listContestsOf, type StoredContest } from '#features/base/payments/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import { staffOnly, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { stateOf } from './present-purchases.ts';

const PAISE = 100;

const contestFields = (row: StoredContest) => ({
  title: row.title,
  txnid: row.txnid,
  amount: row.amount_paise / PAISE,
  about: row.about,
  outcome: row.outcome,
  member: { slug: row.slug, name: row.name },
  contested_at: row.created_at.toISOString(),
});

export const presentContestItem = (row: StoredContest) => ({
  id: row.id,
  type: 'staff_contest' as const,
  attributes: contestFields(row),
});

/** What one member contests, with what happened to the purchase and what was contested before; 404 for an unknown one. */
export async function presentContest(ctx: Context, id: string) {
  const viewer = staffOnly(ctx);
  const row = await findContest(ctx, id);
  if (!row) throw notFound('contest');
  const { purchase, events } = await getPurchaseHistory(ctx, row.purchase_id);
  const earlier = (await listContestsOf(ctx, row.purchase_id)).filter((other) => other.id !== id);
  const answers = hasScope(viewer.scopes, ['finance'])
    ? (['refunded', 'mended', 'declined'] as const)
    : (['mended', 'declined'] as const);
  return {
    data: {
      id,
      type: 'staff_contest' as const,
      attributes: {
        ...contestFields(row),
        text: row.text,
        answer: row.answer,
        answered_at: row.answered_at?.toISOString() ?? null,
        purchase: {
          id: purchase.id,
          state: stateOf(purchase),
          bought_at: row.bought_at.toISOString(),
          receipt: purchase.receipt?.number ?? null,
        },
        history: [
          { kind: 'created' as const, at: purchase.created_at.toISOString() },
          ...events.map(({ source, received_at }) => ({ kind: source, at: received_at.toISOString() })),
        ],
        earlier: earlier.map(({ about, created_at, text, outcome, answer }) => ({
          about,
          at: created_at.toISOString(),
          text,
          outcome,
          answer,
        })),
        answers: row.outcome === null ? [...answers] : [],
        acts: await findAuditEntries(ctx, { type: 'contest', id }),
      },
    },
  };
}
