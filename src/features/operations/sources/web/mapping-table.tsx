import ArrowRight from 'lucide-react/icons/arrow-right';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { FIELD_LABELS } from './labels.ts';
import type { SampleRow } from './queries.ts';
import './sources.css';

/** A row field by field: the format's name, our field, and what became of it. */
export function MappingTable({ row }: { row: SampleRow }) {
  return (
    <>
      {row.reason !== '' && <p className="bad-ink small">{m.sources_row_not_taken({ at: row.at, reason: row.reason })}</p>}
      {row.fields.length > 0 && (
        <div className="source-map-box">
          <table className="source-map">
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{m.sources_their_field()}</th>
                <th scope="col">{m.sources_becomes()}</th>
                <th scope="col">{m.sources_our_field()}</th>
                <th scope="col">{m.sources_example()}</th>
              </tr>
            </thead>
            <tbody>
              {row.fields.map(({ from, to, value }) => (
                <tr key={`${from} ${to}`}>
                  <td>
                    <code>{from || '–'}</code>
                  </td>
                  <td className="source-map-arrow">
                    <Icon of={ArrowRight} small />
                  </td>
                  <td>
                    <b>{FIELD_LABELS[to]?.() ?? to}</b>
                  </td>
                  <td className="muted">
                    {value || (to === 'unused' ? '' : to === 'closes' ? m.sources_closes_when_gone() : m.sources_empty())}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
