import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { MarkButton, PlainMark } from './mark-button.tsx';
import { isLocated, remarksOf, type Mark, type Marks } from './marks.ts';
import type { Reading, Remark } from './queries.ts';
import { remarkText } from './remark-texts.ts';
import type { Selection } from './use-selection.ts';
import './reading.css';

const GROUPS = [
  { id: 'unread', title: m.resume_reading_group_unread },
  { id: 'elsewhere', title: m.resume_reading_group_elsewhere },
  { id: 'not_needed', title: m.resume_reading_group_not_needed },
] as const;

type RemarkListProps = { reading: Reading; marks: Marks; selection: Selection };

/** What to look at, in three groups, each remark with what to do. */
export function RemarkList({ reading, marks, selection }: RemarkListProps) {
  const { length } = reading.remarks;
  return (
    <TitledSection id="remarks" title={m.resume_reading_remarks({ count: length })}>
      {length === 0 && <Banner kind="good">{m.resume_reading_no_remarks()}</Banner>}
      {GROUPS.map(({ id, title }) => {
        const found = remarksOf(reading, marks, id);
        if (found.length === 0) return null;
        return (
          <section key={id} className="stack gap-1" aria-labelledby={`remarks-${id}`}>
            <h3 id={`remarks-${id}`} className="small muted">
              {title()}
            </h3>
            <ul className="reading-items">
              {found.map((item) => (
                <RemarkItem key={item.mark.key} {...item} reading={reading} selection={selection} />
              ))}
            </ul>
          </section>
        );
      })}
    </TitledSection>
  );
}

const MAX_QUOTES = 3;
const MAX_QUOTE_LENGTH = 120;

type RemarkItemProps = { remark: Remark; mark: Mark; reading: Reading; selection: Selection };

function RemarkItem({ remark, mark, reading, selection }: RemarkItemProps) {
  const { title, text } = remarkText(remark);
  return (
    <li className="reading-item" data-selected={selection.selected === mark.key || undefined}>
      {isLocated(mark, reading) ? <MarkButton mark={mark} selection={selection} side="reading" /> : <PlainMark mark={mark} />}
      <div className="stack min-w-0 gap-1">
        <strong>{title}</strong>
        {remark.places.slice(0, MAX_QUOTES).map(({ start, end }) => (
          <q key={start} className="small reading-quote" lang={foreignLanguageTag(reading.text.slice(start, end))}>
            {shorten(reading.text.slice(start, end))}
          </q>
        ))}
        {remark.places.length > MAX_QUOTES && (
          <span className="small muted">{m.resume_reading_more_places({ count: remark.places.length - MAX_QUOTES })}</span>
        )}
        <p className="small muted">{text}</p>
      </div>
    </li>
  );
}

const shorten = (text: string) => (text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)} …` : text);
