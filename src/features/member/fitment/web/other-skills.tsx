import { m } from '#platform/messages/messages.js';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import type { Report } from './queries.ts';
import { Quote } from './quote.tsx';

/** Skills outside the taxonomy that a language model found, with their sentences; never scored. */
export function OtherSkills({ wording }: { wording: Report['wording'] }) {
  if (!wording || wording.other_skills.length === 0) return null;
  return (
    <TitledSection id="other-skills" title={m.fitment_other_skills()}>
      <p className="small muted">{m.fitment_other_skills_text({ model: wording.model })}</p>
      <ul className="stack gap-4">
        {wording.other_skills.map(({ name, quote, where }) => (
          <li key={name} className="stack gap-1.5">
            <h3>{name}</h3>
            <Quote
              isResume={where === 'resume'}
              label={where === 'ad' ? m.fitment_other_ad() : m.fitment_other_resume()}
              text={quote}
              mark={markOf(quote, name)}
            />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function markOf(quote: string, name: string): [number, number] | null {
  const at = quote.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? null : [at, at + name.length];
}
