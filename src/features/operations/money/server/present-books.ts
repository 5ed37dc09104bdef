import type { reconcileDay } from '#features/base/payments/server/index.ts';

const PAISE = 100;

type Report = Awaited<ReturnType<typeof reconcileDay>>;

/** The books of a day, in rupees. */
export function presentBook(report: Report, madeAt: Date) {
  const totals = ({ payments, paid, refunded }: Report['ours']) => ({
    payments,
    paid: paid / PAISE,
    refunded: refunded / PAISE,
  });
  return {
    id: report.day,
    type: 'day_book' as const,
    attributes: {
      day: report.day,
      made_at: madeAt.toISOString(),
      ours: totals(report.ours),
      theirs: totals(report.theirs),
      difference: report.difference / PAISE,
      mismatches: report.mismatches.map(({ txnid, what, ours, theirs }) => ({
        txnid,
        what,
        ours: ours / PAISE,
        theirs: theirs === null ? null : theirs / PAISE,
      })),
    },
  };
}
