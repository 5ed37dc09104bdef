import { m } from '#platform/messages/messages.js';
import { foreignLanguageTag } from '#platform/language/language.ts';
import type { CleanResume, Look } from './queries.ts';
import './tailor.css';

/** A clean résumé as it reads; the texts that were worded for an ad are marked. */
export function ResumePaper({ resume, look }: { resume: CleanResume; look: Look }) {
  return (
    <article className="resume-sheet" data-design={look.design} aria-label={m.tailoring_preview()} lang={look.language}>
      <header>
        <h3>{resume.name}</h3>
        {resume.headline !== '' && <p>{resume.headline}</p>}
        <p className="sheet-soft">{resume.contact}</p>
        {resume.links.map(({ label, url }) => (
          <p key={url} className="sheet-soft">
            {label}: {url}
          </p>
        ))}
      </header>
      {resume.sections.map(({ id, heading, entries, lines }) => (
        <section key={id}>
          <h4>{heading}</h4>
          {lines.map((line) => (
            <Text key={line} text={line} tailored={resume.tailored} />
          ))}
          {entries.map((entry) => (
            <div key={`${entry.title} ${entry.organisation} ${entry.dates}`}>
              <p>
                <strong>{entry.title}</strong>
                <br />
                {entry.organisation}
                <br />
                <span className="sheet-soft">{[entry.dates, entry.place].filter(Boolean).join(' · ')}</span>
              </p>
              {entry.bullets.length > 0 && (
                <ul>
                  {entry.bullets.map((bullet) => (
                    <li key={bullet}>
                      <Text text={bullet} tailored={resume.tailored} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </section>
      ))}
    </article>
  );
}

function Text({ text, tailored }: { text: string; tailored: readonly string[] }) {
  const isTailored = tailored.some((line) => text.includes(line));
  return <p lang={foreignLanguageTag(text)}>{isTailored ? <mark>{text}</mark> : text}</p>;
}
