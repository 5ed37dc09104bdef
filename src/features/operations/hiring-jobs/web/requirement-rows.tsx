import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/browser/queries.ts';
import { Button } from '#platform/ui/button.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { FieldsProps } from './field-error.ts';
import type { AdReading } from './queries.ts';
import './hiring.css';

type Reading = AdReading['reading'];
type Requirement = Reading['core'][number];
type RowsProps = Omit<FieldsProps, 'error'> & { slug: string; reading: Reading };

const MAX_SHOWN = 8;
const CHANGES = { moved: m.hiring_corrected_moved, added: m.hiring_corrected_added, removed: m.hiring_corrected_removed };

/** The requirements as applicants are compared with them; a press changes the text of the ad, and says how. */
export function RequirementRows({ slug, reading, content, change }: RowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const rows = [...reading.core, ...reading.further];
  const shown = showsAll ? rows : rows.slice(0, MAX_SHOWN);
  const count = (need: Requirement['need']) => rows.filter((row) => row.need === need).length;
  if (rows.length === 0) return null;
  return (
    <section className="hiring-read-part" aria-labelledby="read-requirements">
      <div className="row">
        <h3 id="read-requirements" className="part-title">
          {m.hiring_requirements()}
        </h3>
        <span className="caption muted push-end">
          {m.hiring_requirements_count({ required: count('required'), preferred: count('preferred') })}
        </span>
      </div>
      <ul>
        {shown.map((row) => (
          <RequirementRow key={row.id} row={row} slug={slug} content={content} change={change} />
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button variant="bare" small className="start" onClick={() => setShowsAll(true)}>
          {m.hiring_show_all({ count: rows.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function RequirementRow({ row, slug, content, change }: Omit<RowsProps, 'reading'> & { row: Requirement }) {
  const correct = useMutation(mutation('POST /api/hiring/companies/{slug}/correct_ad'));
  const toast = useToast();
  const setNeed = (need: 'required' | 'preferred') => {
    const before = content.description;
    correct.mutate(
      { params: { slug }, json: { content, requirement_id: row.id, need } },
      {
        onSuccess: ({ data }) => {
          change({ description: data.description });
          toast.show(CHANGES[data.change]({ detail: data.detail }), {
            action: { label: m.hiring_undo(), onPress: () => change({ description: before }) },
          });
        },
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  };
  return (
    <li className="hiring-requirement">
      <span className="min-w-0">
        <b className="block">{row.label}</b>
        <span className="caption muted block clip">{row.need === 'duty' ? m.hiring_need_duty() : `“${row.quote}”`}</span>
      </span>
      <Segmented<'required' | 'preferred' | 'duty'>
        label={m.hiring_need({ name: row.label })}
        value={row.need}
        onValueChange={(need) => need !== 'duty' && setNeed(need)}
        options={[
          { value: 'required', label: m.hiring_need_required() },
          { value: 'preferred', label: m.hiring_need_preferred() },
        ]}
      />
    </li>
  );
}
