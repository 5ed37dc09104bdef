import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatDate, noonOfDay } from '#platform/language/format.ts';
import { ChipLink } from '#platform/ui/chip.tsx';
import type { ProgramDetail } from './queries.ts';
import './program.css';

type Attributes = ProgramDetail['attributes'];

/** The skills that the course teaches, with links to their pages. */
export function SkillLinks({ skills }: { skills: Attributes['skills'] }) {
  return (
    <ul className="row gap-2">
      {skills.map(({ id, name }) => (
        <li key={id}>
          <ChipLink render={<Link to="/skills/$id" params={{ id }} />}>{name}</ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** The curriculum, in order. */
export function Curriculum({ parts }: { parts: Attributes['curriculum'] }) {
  return (
    <ol className="curriculum">
      {parts.map(({ title, text }, index) => (
        <li key={`${index} ${title}`}>
          <span className="curriculum-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="strong">{title}</h3>
            {text && <p className="muted sentence">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Start dates and application deadlines. */
export function Intakes({ intakes }: { intakes: Attributes['intakes'] }) {
  return (
    <ul className="list">
      {intakes.map(({ starts_on, closes_on }) => (
        <li key={starts_on} className="item intake">
          <span className="strong">{m.programs_starts({ day: formatDate(noonOfDay(starts_on), 'full') })}</span>
          <span className="small muted">
            {closes_on ? m.programs_closes({ day: formatDate(noonOfDay(closes_on), 'full') }) : m.programs_closes_unknown()}
          </span>
        </li>
      ))}
    </ul>
  );
}
