import { listContests } from '#features/base/payments/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const PAISE = 100;

/** What members contest, as a list shows it, as CSV. */
export const exportContests: UseCase<'GET /api/staff/contests/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: ['finance', 'support'],
    name: 'contests',
    object: { type: 'contests' },
    filter: query,
    load: async () => (await listContests(ctx, query, MAX_ROWS)).shown,
    columns: {
      id: ({ id }) => id,
      contested: ({ created_at }) => created_at.toISOString(),
      number: ({ txnid }) => txnid,
      title: ({ title }) => title,
      amount_inr: ({ amount_paise }) => amount_paise / PAISE,
      bought: ({ bought_at }) => bought_at.toISOString(),
      member: ({ slug }) => slug,
      about: ({ about }) => about,
      text: ({ text }) => text,
      outcome: ({ outcome }) => outcome ?? 'waiting',
      answer: ({ answer }) => answer,
      answered: ({ answered_at }) => answered_at?.toISOString() ?? '',
    },
  });
