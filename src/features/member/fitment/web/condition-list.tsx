import Briefcase from 'lucide-react/icons/briefcase';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { bandInSentence } from './band.ts';
import type { Condition, FitmentFacts } from './queries.ts';
import './fitment.css';

type Fact = FitmentFacts['facts'][number];

const STATES = {
  met: { tone: 'band-good', icon: CircleCheck },
  not_stated: { tone: 'band-moderate', icon: CircleAlert },
  not_met: { tone: 'band-low', icon: CircleMinus },
};
const FACT_LABELS: Record<Fact['kind'], (values: { text: string }) => string> = {
  place: m.fitment_fact_place,
  shift: m.fitment_fact_shift,
  notice: m.fitment_fact_notice,
  pay: m.fitment_fact_pay,
  travel: m.fitment_fact_travel,
};
const FACT_ICONS = { place: MapPin, shift: Clock, notice: Clock, pay: Briefcase, travel: MapPin };

type ConditionListProps = Pick<FitmentFacts, 'conditions' | 'facts'> & {
  title: string;
  /** Of the title, 2 by default. */
  level?: 2 | 3;
  pendingId?: string | null;
  /** Answers one; without it nobody can. */
  onSay?: Say;
};

/** What must be met, and what to confirm. */
export function ConditionList({ conditions, facts, title, level = 2, pendingId = null, onSay }: ConditionListProps) {
  if (conditions.length + facts.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="conditions">
      <Heading id="conditions" className={level === 2 ? 'title-s' : 'small muted'}>
        {conditions.length > 0 ? title : m.fitment_facts()}
      </Heading>
      {conditions.length > 0 && (
        <ul className="conditions">
          {conditions.map((condition) => (
            <ConditionLine key={condition.id} condition={condition} isPending={pendingId === condition.id} onSay={onSay} />
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <ul className="conditions facts-to-confirm">
          {facts.map((fact) => (
            <FactLine key={fact.id} fact={fact} isPending={pendingId === fact.id} onSay={onSay} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Say = (id: string, held: boolean | null) => void;

function ConditionLine({ condition, isPending, onSay }: { condition: Condition; isPending: boolean; onSay: Say | undefined }) {
  const { id, kind, label, status, declared } = condition;
  const { tone, icon } = STATES[status];
  const isUndoable = declared && status === 'met' && !condition.evidence;
  return (
    <li className={tone}>
      <Icon of={icon} small />
      <span>
        <span className="condition-label">{label}</span>
        <span className="small muted">{conditionText(condition)}</span>
      </span>
      {status === 'met' && !isUndoable ? (
        <span className="condition-status">{m.fitment_met()}</span>
      ) : (
        onSay && (
          // One button for both answers, so that it keeps the focus.
          <Answer isPending={isPending} onPress={() => onSay(id, isUndoable ? null : true)} label={label}>
            {isUndoable ? m.fitment_undo() : kind === 'language' ? m.fitment_condition_speak() : m.fitment_condition_hold()}
          </Answer>
        )
      )}
    </li>
  );
}

function conditionText({ status, declared, evidence, cap }: Condition): string {
  if (status === 'met') return declared && !evidence ? m.fitment_condition_declared() : '';
  if (status === 'not_stated')
    return cap ? m.fitment_condition_unstated_cap({ band: bandInSentence(cap) }) : m.fitment_condition_unstated();
  const limit = cap ? m.fitment_condition_cap({ band: bandInSentence(cap) }) : '';
  return `${evidence ? m.fitment_condition_denied({ quote: evidence.quote }) : m.fitment_condition_unmet()} ${limit}`;
}

function FactLine({ fact, isPending, onSay }: { fact: Fact; isPending: boolean; onSay: Say | undefined }) {
  const { id, kind, quote, confirmed } = fact;
  const label = FACT_LABELS[kind]({ text: fact.label });
  return (
    <li>
      <Icon of={confirmed ? CircleCheck : FACT_ICONS[kind]} small />
      <span>
        <span className="condition-label">{label}</span>
        <span className="small muted fact-quote">{m.fitment_quoted({ text: quote })}</span>
        <span className="small muted">{confirmed ? m.fitment_fact_confirmed() : m.fitment_fact_text()}</span>
      </span>
      {onSay && (
        <Answer isPending={isPending} onPress={() => onSay(id, confirmed ? null : true)} label={label}>
          {confirmed ? m.fitment_undo() : m.fitment_fact_works()}
        </Answer>
      )}
    </li>
  );
}

function Answer(props: { children: string; label: string; isPending: boolean; onPress: () => void }) {
  const { children, label, isPending, onPress } = props;
  return (
    <button
      type="button"
      className="link small condition-answer"
      aria-label={`${children}: ${label}`}
      aria-disabled={isPending || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
