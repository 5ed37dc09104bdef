import { lazy, Suspense } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { AdField } from './ad-field.tsx';
import { ApplyFields } from './apply-fields.tsx';
import { ExperienceFields, PayFields, RoleFields } from './editor-fields.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorHead } from './editor-head.tsx';
import { Findings } from './findings.tsx';
import { JobActions } from './job-actions.tsx';
import { PlacesField } from './places-field.tsx';
import type { HiringJob } from './queries.ts';
import { ReaderPanel } from './reader-panel.tsx';
import { useDraft } from './use-draft.ts';
import { useReading } from './use-reading.ts';
import './hiring.css';

// At the end of the form, and not for jobs that are applied for elsewhere.
const QuestionsField = lazy(async () => ({ default: (await import('./questions-field.tsx')).QuestionsField }));

/** The editor of a job: its fields and text, and beside them what our reader takes from it. */
export function JobEditor({ job }: { job: HiringJob }) {
  const draft = useDraft(job);
  const { company } = job.attributes;
  const reading = useReading(company.slug, draft.content);
  const fields = { content: draft.content, change: draft.change, error: draft.publish.error };
  return (
    <>
      <main className="container page-top stack gap-5 hiring-editor-page">
        <EditorHead job={job} title={draft.content.title} />
        <States job={job} />
        {draft.isInConflict && (
          <Banner
            kind="warn"
            live
            action={
              <span className="row flex-nowrap gap-1">
                <Button variant="quiet" small onClick={() => void draft.keepMine()}>
                  {m.hiring_conflict_mine()}
                </Button>
                <Button variant="bare" small onClick={() => void draft.showTheirs()}>
                  {m.hiring_conflict_theirs()}
                </Button>
              </span>
            }
          >
            {m.hiring_conflict()}
          </Banner>
        )}
        <div className="with-aside [--aside:400px]">
          <div className="stack gap-6">
            <RoleFields {...fields} />
            <PlacesField {...fields} countries={reading.data?.data.countries} />
            <PayFields {...fields} />
            <ExperienceFields {...fields} />
            <AdField {...fields} />
            <ApplyFields {...fields} company={company} />
            {draft.content.apply !== 'address' && (
              <Suspense>
                <QuestionsField {...fields} />
              </Suspense>
            )}
            <div className="row">
              <JobActions job={job} />
            </div>
          </div>
          <aside className="sticky hiring-reader">
            <ReaderPanel slug={company.slug} content={draft.content} change={draft.change} reading={reading} />
          </aside>
        </div>
      </main>
      <EditorBar job={job} draft={draft} />
    </>
  );
}

/** Why the job is not live, in the words of our staff or of the check. */
function States({ job: { attributes: job } }: { job: HiringJob }) {
  if (job.state === 'held')
    return (
      <Banner kind="warn" title={m.hiring_held_title()}>
        {m.hiring_held_text()}
        <Findings findings={job.findings} />
      </Banner>
    );
  if (job.state === 'declined')
    return (
      <Banner kind="bad" title={m.hiring_declined_title()}>
        {job.reason}
        <Findings findings={job.findings} />
      </Banner>
    );
  return null;
}
