import type { ReactNode } from 'react';
import { GRADES } from '#features/member/fitment/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { formatMonth } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Chip } from '#platform/ui/chip.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { MarkButton, PlainMark } from './mark-button.tsx';
import { isLocated, type Mark, type Marks } from './marks.ts';
import type { Reading } from './queries.ts';
import { formatMonths, levelLabel, SECTION_LABELS } from './section-labels.ts';
import type { Selection } from './use-selection.ts';
import './reading.css';

type ReadItemsProps = { reading: Reading; marks: Marks; selection: Selection };

/** Everything that was read, under the names of its sections. */
export function ReadItems(props: ReadItemsProps) {
  const { reading, marks } = props;
  const { read } = marks;
  return (
    <TitledSection id="as-read" title={m.resume_reading_as_read()}>
      <Positions {...props} />
      <Education {...props} />
      {read.skills && (
        <Group title={m.resume_reading_section_skills()} count={reading.skills.length} empty="">
          <Marked {...props} mark={read.skills}>
            <Skills {...props} />
          </Marked>
        </Group>
      )}
      {!read.skills && <Group title={m.resume_reading_section_skills()} count={0} empty={m.resume_reading_no_skills()} />}
      <Simple
        {...props}
        title={m.resume_reading_languages()}
        mark={read.languages}
        items={reading.languages.map(({ name }) => name)}
      />
      <Simple
        {...props}
        title={m.resume_reading_section_certifications()}
        mark={read.certifications}
        items={reading.certifications.map(({ text }) => text)}
      />
      <Simple {...props} title={m.resume_reading_links()} mark={read.links} items={reading.links.map(({ url }) => url)} />
      <Sections reading={reading} />
    </TitledSection>
  );
}

function Group({ title, count, empty, children }: { title: string; count: number; empty: string; children?: ReactNode }) {
  return (
    <section className="stack gap-1">
      <h3 className="small">
        <strong>{title}</strong> {count > 0 && <span className="muted">{count}</span>}
      </h3>
      {count === 0 ? <p className="small muted">{empty}</p> : <ul className="reading-items">{children}</ul>}
    </section>
  );
}

function Marked({ mark, reading, selection, children }: Omit<ReadItemsProps, 'marks'> & { mark: Mark; children: ReactNode }) {
  return (
    <li className="reading-item" data-selected={selection.selected === mark.key || undefined}>
      {isLocated(mark, reading) ? <MarkButton mark={mark} selection={selection} side="reading" /> : <PlainMark mark={mark} />}
      <div className="stack min-w-0 gap-1">{children}</div>
    </li>
  );
}

function Positions({ reading, marks, selection }: ReadItemsProps) {
  const { positions } = reading;
  return (
    <Group title={m.resume_reading_positions()} count={positions.length} empty={m.resume_reading_no_positions_found()}>
      {positions.map(({ start, title, employer, dates, from, to, months, section }, at) => {
        const mark = marks.read.positions[at];
        if (!mark) return null;
        return (
          <Marked key={start} mark={mark} reading={reading} selection={selection}>
            <strong lang={foreignLanguageTag(title)}>{title || m.resume_reading_untitled()}</strong>
            {employer && <span lang={foreignLanguageTag(employer)}>{employer}</span>}
            <span className="small muted">
              {m.resume_reading_dates({ written: dates, understood: formatSpan(from, to), length: formatMonths(months) })}
            </span>
            {section !== 'experience' && <Tag>{SECTION_LABELS[section]()}</Tag>}
          </Marked>
        );
      })}
    </Group>
  );
}

function Education({ reading, marks, selection }: ReadItemsProps) {
  const { education } = reading;
  return (
    <Group title={m.resume_reading_section_education()} count={education.length} empty={m.resume_reading_no_education()}>
      {education.map(({ start, text, level, in_progress, dates }, at) => {
        const mark = marks.read.education[at];
        if (!mark) return null;
        return (
          <Marked key={start} mark={mark} reading={reading} selection={selection}>
            <strong lang={foreignLanguageTag(text)}>{text}</strong>
            <span className="small muted">
              {[levelLabel(level), in_progress && m.resume_reading_ongoing(), dates && formatSpan(dates.from, dates.to)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Marked>
        );
      })}
    </Group>
  );
}

/** Skills with what their best sentence counts as; a press shows the sentence in the file. */
function Skills({ reading: { skills }, selection }: ReadItemsProps) {
  return (
    <>
      <ul className="row gap-2">
        {skills.map((skill) => (
          <li key={skill.id}>
            <Chip
              title={skill.quote}
              pressed={selection.places[0]?.start === skill.start && selection.selected === null}
              count={GRADES[skill.grade]?.() ?? ''}
              onClick={() => selection.show(skill)}
            >
              {skill.name}
            </Chip>
          </li>
        ))}
      </ul>
      <p className="small muted">{m.resume_reading_skills_hint()}</p>
    </>
  );
}

type SimpleProps = ReadItemsProps & { title: string; mark: Mark | null; items: readonly string[] };

function Simple({ title, mark, items, reading, selection }: SimpleProps) {
  if (!mark || items.length === 0) return null;
  return (
    <Group title={title} count={items.length} empty="">
      <Marked mark={mark} reading={reading} selection={selection}>
        {items.map((item, at) => (
          <span key={at} className="reading-break" lang={foreignLanguageTag(item)}>
            {item}
          </span>
        ))}
      </Marked>
    </Group>
  );
}

/** Every line under the section in which it was read. */
function Sections({ reading: { sections } }: Pick<ReadItemsProps, 'reading'>) {
  return (
    <details>
      <summary className="link small">{m.resume_reading_sections({ count: sections.length })}</summary>
      <div className="stack gap-3 pt-2">
        {sections.map(({ id, lines }, at) => (
          <section key={at} className="stack gap-1">
            <h4 className="small">
              <strong>{SECTION_LABELS[id]()}</strong>{' '}
              <span className="muted">
                {m.resume_reading_lines({ count: lines.filter(({ kind }) => kind !== 'heading').length })}
              </span>
            </h4>
            <ul className="stack small gap-0.5">
              {lines.map((line) => (
                <li key={line.start} className={line.kind === 'read' ? 'reading-break' : 'reading-break muted'}>
                  {line.text} {line.kind === 'left_out' && <Tag>{m.resume_reading_left_out()}</Tag>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

/** "Jan 2019 – today"; a bare year stays one. */
function formatSpan(from: string, to: string | null): string {
  const format = (date: string) => (date === 'present' ? m.resume_reading_today() : date.length === 4 ? date : formatMonth(date));
  return to === null ? format(from) : `${format(from)} – ${format(to)}`;
}
