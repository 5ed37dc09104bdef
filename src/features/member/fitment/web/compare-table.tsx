import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatList } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Bar } from '#platform/ui/bar.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { BAND_STARTS, bandName, type Band } from './band.ts';
import { BandLabel } from './band-label.tsx';
import { compareReports, type Comparison, type RowChange } from './compare-reports.ts';
import { formatPoints } from './format-points.ts';
import { gradeText } from './grade-text.ts';
import type { Report, Requirement } from './queries.ts';
import './compare.css';
import './report.css';

/** One of two scores: its report, and what it was made from and when. */
export type Side = { report: Report; band: Band; name: string; date: string; isProfile: boolean };
type Change = RowChange<Requirement>;

/** Both scores on one scale, then every row that changed with its step and points, and the sum. */
export function CompareTable({ before, after, tailorId }: { before: Side; after: Side; tailorId: string }) {
  const compared = compareReports(before.report, after.report);
  return (
    <div className="stack gap-4">
      <p className="visually-hidden" role="status">
        {m.fitment_compare_total({ from: formatPoints(compared.from), to: formatPoints(compared.to) })}
      </p>
      <div className="versus">
        <Scale side={before} />
        <Scale side={after} />
        <p className="versus-axis" aria-hidden="true">
          {Object.values(BAND_STARTS).map((start) => (
            <i key={start} style={{ '--at': `${start}%` }}>
              {start}
            </i>
          ))}
        </p>
      </div>
      {compared.changed.length === 0 && <p>{m.fitment_compare_nothing()}</p>}
      <Rows before={before} after={after} compared={compared} />
      {!after.isProfile && <LeftOut changes={compared.changed} name={after.name} tailorId={tailorId} />}
      {compared.same.length > 0 && (
        <details className="past-report">
          <summary className="link small">{m.fitment_compare_unchanged({ count: compared.same.length })}</summary>
          <ul className="same-rows">
            {compared.same.map(({ id, label, to }) => (
              <li key={id}>
                <span className="past-label">{label ?? m.fitment_compare_base()}</span>
                <span className="num">{formatPoints(to)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Scale({ side: { name, report, band } }: { side: Side }) {
  return (
    <div>
      <span className="strong wrap-anywhere">{name}</span>
      <Bar value={report.total} tone={band} />
      <b className="num">{formatPoints(report.total)}</b>
      <BandLabel band={band}>{bandName(band)}</BandLabel>
    </div>
  );
}

function Rows({ before, after, compared }: { before: Side; after: Side; compared: Comparison<Requirement> }) {
  const { changed, same, samePoints, from, to } = compared;
  return (
    <table className="compared">
      <thead>
        <tr>
          <th scope="col">{m.fitment_compare_rows()}</th>
          {[before, after].map((side, at) => (
            <th key={at} scope="col">
              <span className="wrap-anywhere">{side.name}</span>
              <span className="block">{side.date}</span>
            </th>
          ))}
          <th scope="col">{m.fitment_compare_change()}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ id, label, before: old, after: now, ...points }) => (
          <tr key={id}>
            <th scope="row" className="past-label">
              {label ?? m.fitment_compare_base()}
            </th>
            <Step row={old} points={points.from} />
            <Step row={now} points={points.to} />
            <td className="num">
              <ChangeBy by={points.by} />
            </td>
          </tr>
        ))}
        {same.length > 0 && (
          <tr className="compared-rest">
            <th scope="row">{m.fitment_compare_others({ count: same.length })}</th>
            <td className="num">{formatPoints(samePoints)}</td>
            <td className="num">{formatPoints(samePoints)}</td>
            <td className="num">{formatPoints(0)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.fitment_compare_score()}</th>
          <td className="num">{formatPoints(from)}</td>
          <td className="num">{formatPoints(to)}</td>
          <td className="num">
            <ChangeBy by={Math.round((to - from) * 10) / 10} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The points of a row, with the step that they are for. */
function Step({ row, points }: { row: Requirement | null; points: number }) {
  const step = row === null ? '' : row.status === 'missing' ? m.fitment_missing() : gradeText(row);
  return (
    <td className="num">
      {step !== '' && <span className="compared-step">{step} </span>}
      {formatPoints(points)}
    </td>
  );
}

const ChangeBy = ({ by }: { by: number }) => (
  <b
    className={`num change-by band-${by < 0 ? 'low' : 'good'}`}
  >{`${by > 0 ? '+' : by < 0 ? '−' : ''}${formatPoints(Math.abs(by))}`}</b>
);

/** What the later version no longer shows at all, and what that earned before. */
function LeftOut({ changes, name, tailorId }: { changes: readonly Change[]; name: string; tailorId: string }) {
  const gone = changes.filter(({ before, after, by }) => by < 0 && after?.status === 'missing' && before?.status !== 'missing');
  if (gone.length === 0) return null;
  const points = gone.reduce((sum, { by }) => sum - Math.round(by * 10), 0) / 10;
  const rows = formatList(gone.map(({ label }) => label ?? ''));
  return (
    <Banner kind="info">
      {m.fitment_compare_left_out({ name, rows, points: formatPoints(points) })}{' '}
      <TextLink render={<Link to="/tailor/$jobApplicationId" params={{ jobApplicationId: tailorId }} />}>
        {m.fitment_tailor()}
      </TextLink>
    </Banner>
  );
}
