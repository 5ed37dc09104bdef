import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { OwnAd, Requirement, useChangeAd } from './queries.ts';
import './ad-check.css';

type Change = ReturnType<typeof useChangeAd>;
type Adjustment = OwnAd['attributes']['adjustments'][string];

/** What the ad asks for: conditions, core requirements and further wishes, each corrected with a press. */
export function Requirements({ ad, change }: { ad: OwnAd; change: Change }) {
  const { reading, adjustments, additions } = ad.attributes;
  const adjust = (id: string, adjustment: Adjustment | null) => {
    const { [id]: _before, ...others } = adjustments;
    change.mutate({
      params: { id: ad.id },
      json: { adjustments: adjustment === null ? others : { ...others, [id]: adjustment } },
    });
  };
  const add = (text: string) => change.mutate({ params: { id: ad.id }, json: { additions: [...additions, text] } });
  return (
    <div className="stack gap-7">
      {reading.conditions.length > 0 && (
        <section aria-labelledby="conditions">
          <Heading id="conditions" title={m.ad_check_conditions()} note={m.ad_check_conditions_note()} />
          <ul>
            {reading.conditions.map(({ id, label, quote }) => (
              <li key={id} className="ad-requirement">
                <Name label={label} quote={quote} />
                <Remove label={label} onPress={() => adjust(id, 'not_asked')} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RequirementList
        id="core"
        title={m.ad_check_core()}
        note={m.ad_check_core_note()}
        rows={reading.core}
        empty={m.ad_check_core_none()}
        adjust={adjust}
      />
      <AddRequirement key={additions.length} isAdding={change.isPending} onAdd={add} />
      {reading.further.length > 0 && (
        <RequirementList
          id="further"
          title={m.ad_check_further()}
          note={m.ad_check_further_note()}
          rows={reading.further}
          adjust={adjust}
        />
      )}
      {reading.dismissed.length > 0 && (
        <section aria-labelledby="dismissed">
          <Heading id="dismissed" title={m.ad_check_dismissed()} note="" />
          <ul>
            {reading.dismissed.map(({ id, label, quote }) => (
              <li key={id} className="ad-requirement">
                <Name label={label} quote={quote} />
                <Button variant="bare" small icon={RotateCcw} onClick={() => adjust(id, null)}>
                  {m.ad_check_take_back()}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Heading({ id, title, note }: { id: string; title: string; note: string }) {
  return (
    <div className="row gap-3">
      <h2 id={id} className="title-s flex-1">
        {title}
      </h2>
      <span className="small muted">{note}</span>
    </div>
  );
}

type RequirementListProps = {
  id: string;
  title: string;
  note: string;
  rows: readonly Requirement[];
  empty?: string;
  adjust: (id: string, adjustment: Adjustment) => void;
};

function RequirementList({ id, title, note, rows, empty, adjust }: RequirementListProps) {
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} note={note} />
      {rows.length === 0 && <p className="muted">{empty}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="ad-requirement">
            <Name label={row.label} quote={row.quote} />
            <Segmented
              label={m.ad_check_need_of({ label: row.label })}
              value={row.need === 'preferred' ? 'preferred' : 'required'}
              onValueChange={(need) => adjust(row.id, need)}
              options={[
                { value: 'required', label: m.ad_check_required() },
                { value: 'preferred', label: m.ad_check_preferred() },
              ]}
            />
            <Remove label={row.label} onPress={() => adjust(row.id, 'not_asked')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ label, quote }: { label: string; quote: string }) {
  return (
    <div className="min-w-0">
      <p className="strong wrap-anywhere">{label}</p>
      <p className="small muted clamp wrap-anywhere">“{quote}”</p>
    </div>
  );
}

const Remove = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button variant="bare" small icon={X} iconOnly label={m.ad_check_remove({ label })} onClick={onPress} />
);

function AddRequirement({ isAdding, onAdd }: { isAdding: boolean; onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length >= 2) onAdd(text.trim());
  };
  return (
    <form className="row items-end gap-3" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          label={m.ad_check_missed()}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="quiet" icon={Plus} loading={isAdding} disabled={text.trim().length < 2}>
        {m.ad_check_add()}
      </Button>
    </form>
  );
}
