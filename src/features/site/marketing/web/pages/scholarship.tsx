import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { STUDENT_AIDS, type AidKind } from './aids.ts';
import './head.css';
import './scholarship.css';

const KINDS: { kind: AidKind | null; label: () => string }[] = [
  { kind: null, label: m.pages_scholarship_all },
  { kind: 'degree', label: m.pages_scholarship_degree },
  { kind: 'online', label: m.pages_scholarship_online },
  { kind: 'trade', label: m.pages_scholarship_trade },
];

const CHECKS = [
  m.pages_scholarship_list_1,
  m.pages_scholarship_list_2,
  m.pages_scholarship_list_3,
  m.pages_scholarship_list_4,
  m.pages_scholarship_list_5,
];

/** Scholarships and fee waivers of other institutions, a checklist and a sample letter. */
export function ScholarshipPage() {
  const [kind, setKind] = useState<AidKind | null>(null);
  const letter = m.pages_scholarship_letter_body();
  return (
    <main className="container scholarship">
      <Breadcrumbs
        crumbs={[{ label: m.pages_funding(), render: <Link to="/funding-options" /> }, { label: m.pages_scholarship() }]}
      />
      <header className="page-intro">
        <h1>{m.pages_scholarship_heading()}</h1>
        <p className="lead muted">{m.pages_scholarship_lead()}</p>
      </header>
      <div className="chips" role="group" aria-label={m.pages_scholarship_for()}>
        {KINDS.map(({ kind: option, label }) => (
          <Chip key={label()} pressed={option === kind} onClick={() => setKind(option)}>
            {label()}
          </Chip>
        ))}
      </div>
      <ul className="aids" aria-live="polite">
        {STUDENT_AIDS.filter((aid) => kind === null || aid.kind === kind).map(({ name, eligibility, application, url }) => (
          <li key={url}>
            <h2>{name()}</h2>
            <dl>
              <div>
                <dt className="small muted">{m.pages_scholarship_who()}</dt>
                <dd>{eligibility()}</dd>
              </div>
              <div>
                <dt className="small muted">{m.pages_scholarship_how()}</dt>
                <dd>{application()}</dd>
              </div>
            </dl>
            <TextLink href={url} target="_blank" rel="noopener noreferrer">
              {m.pages_scholarship_open({ place: new URL(url).hostname.replace(/^www\./, '') })}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="small muted">{m.pages_scholarship_checked()}</p>
      <div className="letter-row">
        <section aria-labelledby="check" className="stack gap-4">
          <h2 id="check">{m.pages_scholarship_list()}</h2>
          <ol className="check-list">
            {CHECKS.map((text) => (
              <li key={text()}>{text()}</li>
            ))}
          </ol>
        </section>
        <section className="letter" aria-labelledby="letter">
          <div className="stack gap-1.5">
            <h2 id="letter">{m.pages_scholarship_letter()}</h2>
            <p className="small muted">{m.pages_scholarship_letter_text()}</p>
          </div>
          <blockquote>
            {letter.split('\n\n').map((text) => (
              <p key={text}>{text}</p>
            ))}
          </blockquote>
          <div className="row">
            <CopyButton text={letter} variant="quiet">
              {m.pages_scholarship_copy()}
            </CopyButton>
          </div>
        </section>
      </div>
    </main>
  );
}
