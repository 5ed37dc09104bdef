import { m } from '#platform/messages/messages.js';
import { ChooseSource } from './choose-source.tsx';
import type { Fitment } from './queries.ts';

/** The section with which an application is scored with another résumé. */
export function AnotherResume({ fitment, onScored }: { fitment: Fitment; onScored: () => void }) {
  const facts = fitment.attributes;
  return (
    <section id="another-resume" className="stack no-print gap-3" aria-labelledby="another-resume-title">
      <div>
        <h2 id="another-resume-title" className="title-s">
          {m.fitment_another_resume()}
        </h2>
        <p className="small muted">
          {facts.considered
            ? m.fitment_another_resume_considered()
            : m.fitment_another_resume_text({ company: facts.company_name })}
        </p>
      </div>
      <ChooseSource fitment={fitment} onScored={onScored} />
    </section>
  );
}
