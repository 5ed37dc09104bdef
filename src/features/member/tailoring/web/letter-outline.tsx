import { useNavigate } from '@tanstack/react-router';
import { writeLetterDraft } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import type { Tailoring } from './queries.ts';
import './tailor.css';

/** The strongest pieces of evidence, each with what it answers, to copy or to begin the letter of the application with. */
export function LetterOutline({ tailoring: { outline, company_slug, job_slug } }: { tailoring: Tailoring }) {
  const navigate = useNavigate();
  if (outline.length === 0) return null;
  const text = outline.map(({ requirement, evidence }) => `${requirement}: ${evidence}`).join('\n\n');
  const take = () => {
    writeLetterDraft(job_slug, text);
    void navigate({ to: '/jobs-apprenticeships/$company_slug/$job_slug', params: { company_slug, job_slug } });
  };
  return (
    <section className="stack gap-3" aria-labelledby="letter-outline">
      <div>
        <h2 id="letter-outline">{m.tailoring_outline()}</h2>
        <p className="small muted">{m.tailoring_outline_text()}</p>
      </div>
      <ol className="tailor-list">
        {outline.map(({ requirement, evidence }) => (
          <li key={evidence}>
            <strong>{requirement}</strong>
            <br />“{evidence}”
          </li>
        ))}
      </ol>
      <div className="row gap-2">
        <CopyButton text={text} variant="quiet">
          {m.tailoring_outline_copy()}
        </CopyButton>
        {company_slug !== '' && (
          <Button variant="bare" onClick={take}>
            {m.tailoring_outline_take()}
          </Button>
        )}
      </div>
    </section>
  );
}
