import { Link } from '@tanstack/react-router';
import { formatMonth, isoDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ImportResume } from './import-resume.tsx';
import { ResumeMaker } from './resume-maker.tsx';
import './tailor.css';

/** The clean résumé made from the profile, and filling the profile from a JSON Resume. */
export function CleanResumeView() {
  const month = formatMonth(isoDay(Date.now()).slice(0, 7));
  return (
    <main className="container page-top stack gap-6">
      <Breadcrumbs
        crumbs={[{ label: m.resumes_title(), render: <Link to="/resumes" /> }, { label: m.tailoring_clean_crumb() }]}
      />
      <header className="stack gap-1">
        <h1>{m.tailoring_clean_title()}</h1>
        <p className="lead muted">{m.tailoring_clean_text()}</p>
      </header>
      <div className="tailor-split">
        <ResumeMaker name={m.tailoring_version_clean({ month })} />
        <ImportResume />
      </div>
    </main>
  );
}
