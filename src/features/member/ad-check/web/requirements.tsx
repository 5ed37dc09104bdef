import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { useState, type FormEvent, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { anchorOf, numberRows } from './number-rows.ts';
import type { OwnAd, Reading, Requirement } from './queries.ts';
import type { Correct } from './use-correct.ts';
import './ad-check.css';

/** As many core requirements as a phone shows at first. */
const MANY = 6;

/** What the ad asks for: conditions and core requirements, each corrected with a press. */
export function Requirements({ ad, correct }: { ad: OwnAd; correct: Correct }) {
  const { reading, additions } = ad.attributes;
  const numbers = numberRows(reading);
  const [showsAll, setShowsAll] = useState(false);
  const hidden = reading.core.length - MANY;
  return (
    <div className="stack gap-8">
      {reading.conditions.length > 0 && (
        <section aria-labelledby="conditions">
          <Heading id="conditions" title={m.ad_check_conditions()} note={m.ad_check_conditions_note()} />
          <ul className="ad-rows">
            {reading.conditions.map((found) => (
              <Row key={found.id} found={found} number={numbers.get(found.id)} isCondition>
                <Remove label={found.label} onPress={() => correct.adjust(found.id, 'not_asked')} />
              </Row>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="core">
        <Heading id="core" title={m.ad_check_core()} note={m.ad_check_core_note()} />
        {reading.core.length === 0 && <p className="muted">{m.ad_check_core_none()}</p>}
        <RequirementRows rows={reading.core} numbers={numbers} correct={correct} isShort={!showsAll} />
        {hidden > 0 && !showsAll && (
          <Button variant="quiet" wide className="sm:hidden" onClick={() => setShowsAll(true)}>
            {m.ad_check_show_more({ count: hidden })}
          </Button>
        )}
        <AddRequirement key={additions.length} correct={correct} />
      </section>
      {reading.dismissed.length > 0 && (
        <section aria-labelledby="dismissed">
          <Heading id="dismissed" title={m.ad_check_dismissed()} note="" />
          <ul className="ad-rows">
            {reading.dismissed.map((found) => (
              <Row key={found.id} found={found}>
                <Button variant="bare" small icon={RotateCcw} onClick={() => correct.adjust(found.id, null)}>
                  {m.ad_check_take_back()}
                </Button>
              </Row>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type RequirementRowsProps = {
  rows: readonly Requirement[];
  numbers?: ReadonlyMap<string, string>;
  correct: Correct;
  /** Shows the first rows only on a phone. */
  isShort?: boolean;
};

/** Requirements, each required or preferred, or not asked for. */
export function RequirementRows({ rows, numbers, correct, isShort = false }: RequirementRowsProps) {
  return (
    <ul className={isShort ? 'ad-rows is-short' : 'ad-rows'}>
      {rows.map((row) => (
        <Row key={row.id} found={row} number={numbers?.get(row.id)}>
          <Need row={row} correct={correct} />
          <Remove label={row.label} onPress={() => correct.adjust(row.id, 'not_asked')} />
        </Row>
      ))}
    </ul>
  );
}

const Heading = ({ id, title, note }: { id: string; title: string; note: string }) => (
  <div className="row mb-1 gap-3">
    <h2 id={id} className="title-s flex-1">
      {title}
    </h2>
    <span className="small muted">{note}</span>
  </div>
);

type RowProps = {
  found: Reading['dismissed'][number];
  number?: string | undefined;
  isCondition?: boolean;
  children: ReactNode;
};

function Row({ found: { id, label, quote }, number, isCondition = false, children }: RowProps) {
  return (
    <li
      className={isCondition ? 'ad-row is-condition' : 'ad-row'}
      data-row={id}
      {...(number !== undefined && { id: anchorOf(number) })}
    >
      {number !== undefined && (
        <span className="ad-number" aria-hidden="true">
          {number}
        </span>
      )}
      <span className="ad-row-name strong wrap-anywhere">{label}</span>
      <span className="ad-row-quote muted clamp wrap-anywhere">“{quote}”</span>
      <span className="ad-row-actions">{children}</span>
    </li>
  );
}

/** One switch: both words where there is room, the one that holds on a phone. Its name ends with the one that holds. */
function Need({ row: { id, label, need }, correct }: { row: Requirement; correct: Correct }) {
  const isRequired = need !== 'preferred';
  return (
    <button type="button" className="ad-need" onClick={() => correct.adjust(id, isRequired ? 'preferred' : 'required')}>
      <span className="visually-hidden">{m.ad_check_need_of({ label })} </span>
      <b data-holds={isRequired} aria-hidden={!isRequired}>
        {m.ad_check_required()}
      </b>
      <b data-holds={!isRequired} aria-hidden={isRequired}>
        {m.ad_check_preferred()}
      </b>
      <Icon of={ChevronsUpDown} small />
    </button>
  );
}

const Remove = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button variant="bare" small icon={X} iconOnly label={m.ad_check_remove({ label })} onClick={onPress} />
);

function AddRequirement({ correct }: { correct: Correct }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length >= 2) correct.add(text.trim());
  };
  return (
    <form className="row items-end gap-2 pt-4" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          label={m.ad_check_missed()}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="quiet" icon={Plus} loading={correct.isPending} disabled={text.trim().length < 2}>
        {m.ad_check_add()}
      </Button>
    </form>
  );
}
