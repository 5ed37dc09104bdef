import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState, type FormEvent } from 'react';
import {
  DataTable,
  ExportButton,
  StaffFrame,
  StateLabel,
  useDownload,
  useFreshSignIn,
  type TableColumn,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatNumber, formatRupees } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { MISMATCH_LABELS } from './labels.ts';
import { booksQuery, exportBooks, exportTax, useCompareBooks, type DayBook } from './queries.ts';
import './money.css';
import '#platform/ui/styles/workspace.css';

const rupees = (amount: number) => formatRupees(amount * 100);
const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
const dayInIndia = (moment: number) => new Date(moment + INDIA_MS).toISOString().slice(0, 10);

const columns = (): TableColumn<DayBook>[] => [
  {
    id: 'day',
    header: m.money_day(),
    meta: { place: 1 },
    cell: ({ row: { original } }) => <b className="nowrap">{formatDate(original.attributes.day)}</b>,
  },
  {
    id: 'payments',
    header: m.money_payments(),
    meta: { place: 3, isFigure: true },
    cell: ({ row: { original } }) => formatNumber(original.attributes.ours.payments),
  },
  {
    id: 'paid',
    header: m.money_paid(),
    meta: { place: 4, isFigure: true },
    cell: ({ row: { original } }) => rupees(original.attributes.ours.paid),
  },
  {
    id: 'refunded',
    header: m.payments_staff_refunded(),
    meta: { isFigure: true, isWideOnly: true },
    cell: ({ row: { original } }) => rupees(original.attributes.ours.refunded),
  },
  {
    id: 'theirs',
    header: m.money_theirs(),
    meta: { isFigure: true, isWideOnly: true },
    cell: ({ row: { original } }) => rupees(original.attributes.theirs.paid - original.attributes.theirs.refunded),
  },
  {
    id: 'state',
    header: m.members_state(),
    meta: { place: 2 },
    cell: ({
      row: {
        original: { attributes },
      },
    }) =>
      attributes.difference === 0 && attributes.mismatches.length === 0 ? (
        <StateLabel tone="good" icon={CircleCheck}>
          {m.money_agree()}
        </StateLabel>
      ) : (
        <StateLabel tone="bad" icon={TriangleAlert}>
          {m.money_differ({ amount: rupees(Math.abs(attributes.difference)) })}
        </StateLabel>
      ),
  },
];

/** The books of the last days, and the documents of a month for the tax return. */
export function Books() {
  const books = useSuspenseQuery(booksQuery()).data.data;
  const differing = books.filter(({ attributes }) => attributes.mismatches.length > 0);
  return (
    <StaffFrame title={m.money_books()} actions={<ExportButton load={exportBooks} name="books.csv" />}>
      <div className="work-page">
        <p className="muted">{m.money_books_lead()}</p>
        <div className="money-forms">
          <CompareForm />
          <TaxForm />
        </div>
        {books.length === 0 ? (
          <EmptyState cover="no-books" title={m.money_books_none()}>
            {m.money_books_none_text()}
          </EmptyState>
        ) : (
          <div className="work-box">
            <DataTable label={m.money_books()} columns={columns()} rows={books} getId={({ id }: DayBook) => id} />
          </div>
        )}
        {differing.map(({ id, attributes }) => (
          <section key={id} className="stack gap-2">
            <h2>{m.money_mismatches({ day: formatDate(attributes.day) })}</h2>
            <ul className="stack gap-1">
              {attributes.mismatches.map(({ txnid, what, ours, theirs }) => (
                <li key={txnid}>
                  <Link className="link" to="/staff/$place" params={{ place: 'purchases' }} search={{ find: txnid }}>
                    {txnid}
                  </Link>{' '}
                  {MISMATCH_LABELS[what]()}{' '}
                  <span className="muted">
                    {m.money_mismatch_amounts({ ours: rupees(ours), theirs: theirs === null ? '–' : rupees(theirs) })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </StaffFrame>
  );
}

function CompareForm() {
  const compare = useCompareBooks();
  const toast = useToast();
  const [day, setDay] = useState(() => dayInIndia(Date.now() - DAY_MS));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    compare.mutate(
      { params: { day } },
      {
        onSuccess: () => toast.show(m.money_compared({ day: formatDate(day) })),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  };
  return (
    <form className="money-form" onSubmit={submit}>
      <TextField
        label={m.money_day()}
        type="date"
        required
        max={dayInIndia(Date.now())}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button type="submit" variant="quiet" icon={RefreshCw} loading={compare.isPending}>
        {m.money_compare()}
      </Button>
    </form>
  );
}

function TaxForm() {
  const [month, setMonth] = useState(() => dayInIndia(Date.now()).slice(0, 7));
  const download = useDownload(exportTax, `tax-${month}.csv`);
  const fresh = useFreshSignIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    fresh(() => download.mutate(month));
  };
  return (
    <form className="money-form" onSubmit={submit}>
      <TextField
        label={m.money_month()}
        type="month"
        required
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <Button type="submit" variant="quiet" icon={Download} loading={download.isPending}>
        {m.money_tax_export()}
      </Button>
    </form>
  );
}
