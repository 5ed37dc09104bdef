import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { formatList } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import type { OwnAd, Reading } from './queries.ts';
import { RequirementRows } from './requirements.tsx';
import type { Correct } from './use-correct.ts';
import './ad-check.css';

const FACT_KINDS: Record<Reading['facts'][number]['kind'], () => string> = {
  place: m.ad_check_fact_place,
  shift: m.ad_check_fact_shift,
  notice: m.ad_check_fact_notice,
  pay: m.ad_check_fact_pay,
  travel: m.ad_check_fact_travel,
};
const CLASSES = ['company', 'offers', 'process', 'law', 'other'] as const;
type Class = (typeof CLASSES)[number];
const CLASS_NAMES: Record<Class, () => string> = {
  company: m.ad_check_class_company,
  offers: m.ad_check_class_offers,
  process: m.ad_check_class_process,
  law: m.ad_check_class_law,
  other: m.ad_check_class_other,
};

/** What carries few points or none: further wishes, what to confirm for oneself, and what was left out, by what it is about. */
export function AdFolds({ ad, correct }: { ad: OwnAd; correct: Correct }) {
  const { reading, additions } = ad.attributes;
  const leftOut = groupLeftOut(reading, additions);
  const count = [...leftOut.values()].reduce((sum, sentences) => sum + sentences.length, 0);
  if (reading.further.length + reading.facts.length + count === 0) return null;
  return (
    <Panel className="ad-folds">
      {reading.further.length > 0 && (
        <Fold title={m.ad_check_further()} names={reading.further.map(({ label }) => label)} count={reading.further.length}>
          <RequirementRows rows={reading.further} correct={correct} />
        </Fold>
      )}
      {reading.facts.length > 0 && (
        <Fold title={m.ad_check_facts()} names={reading.facts.map(({ kind }) => FACT_KINDS[kind]())} count={reading.facts.length}>
          <ul className="ad-left-out">
            {reading.facts.map(({ id, kind, quote }) => (
              <li key={id} data-row={id}>
                <span className="strong">{FACT_KINDS[kind]()}</span>
                <span className="muted wrap-anywhere">“{quote}”</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {count > 0 && (
        <Fold title={m.ad_check_left_out()} names={[...leftOut.keys()].map((name) => CLASS_NAMES[name]())} count={count}>
          {[...leftOut].map(([name, sentences]) => (
            <section key={name} className="pb-3">
              <h3 className="small strong">{CLASS_NAMES[name]()}</h3>
              <ul className="ad-left-out">
                {sentences.map(({ start, text }) => (
                  <li key={start}>
                    <span className="muted wrap-anywhere">“{text}”</span>
                    <button
                      type="button"
                      className="link small"
                      aria-label={m.ad_check_count_it_of({ text: text.slice(0, 60) })}
                      onClick={() => correct.add(text)}
                    >
                      {m.ad_check_count_it()}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Fold>
      )}
    </Panel>
  );
}

type FoldProps = { title: string; names: string[]; count: number; children: ReactNode };

function Fold({ title, names, count, children }: FoldProps) {
  return (
    <details className="ad-fold">
      <summary>
        <span className="min-w-0">
          <strong>{title}</strong>
          <span className="small muted clip block">{formatList([...new Set(names)])}</span>
        </span>
        <span className="row gap-2">
          <span className="small muted num">{count}</span>
          <Icon of={ChevronDown} small className="ad-turn" />
        </span>
      </summary>
      {children}
    </details>
  );
}

type Sentence = { start: number; text: string };

function groupLeftOut({ text, pieces }: Reading, additions: readonly string[]): Map<Class, Sentence[]> {
  const sentences = pieces
    .filter(({ kind }) => kind === 'left_out')
    .map(({ start, end, class: about }) => ({ about, start, text: text.slice(start, end).trim() }))
    // One that was brought back is counted where it was added.
    .filter((sentence) => sentence.text !== '' && !additions.some((added) => sentence.text.startsWith(added)));
  const byClass = Map.groupBy(sentences, ({ about }) => CLASSES.find((name) => name === about) ?? 'other');
  return new Map(CLASSES.flatMap((name) => (byClass.has(name) ? [[name, byClass.get(name) ?? []]] : [])));
}
