import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useRef, useState } from 'react';
import { readingFailure, useReadAgain } from '#features/base/resumes/web/index.ts';
import { urlOf } from '#platform/browser/api.ts';
import { m } from '#platform/messages/messages.js';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { FilePages } from './file-pages.tsx';
import { FileText } from './file-text.tsx';
import { buildMarks } from './marks.ts';
import { polledReadingQuery, useRefreshReading, type Reading, type ResumeReading } from './queries.ts';
import { ReadItems } from './read-items.tsx';
import { RemarkList } from './remark-list.tsx';
import { TakeOver } from './take-over.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { useSelection } from './use-selection.ts';
import './reading.css';

/** A version of a résumé as it lies in its file, beside what is read from it and what to look at. */
export function ReadingView({ id }: { id: string }) {
  const resume = useSuspenseQuery(polledReadingQuery(id)).data.data.attributes;
  const { name, file_kind: kind, words, page_count: pages, reading } = resume;
  return (
    <main className="container page-top stack gap-5">
      <Breadcrumbs crumbs={[{ label: m.resume_reading_crumb(), render: <Link to="/resumes" /> }, { label: name }]} />
      <header className="row items-end">
        <div className="stack flex-[1_1_300px] gap-1">
          <h1>{m.resume_reading_heading()}</h1>
          <p className="lead muted">{m.resume_reading_lead()}</p>
          <Meta>
            <strong>{name}</strong>
            {kind.toUpperCase()}
            {words !== null && m.resume_reading_words({ count: words })}
            {kind === 'pdf' && pages !== null && m.resume_reading_pages({ count: pages })}
          </Meta>
        </div>
        <ButtonLink variant="quiet" icon={Download} href={urlOf('GET /api/resumes/{id}/file', { params: { id } })}>
          {m.resume_reading_download()}
        </ButtonLink>
      </header>
      {reading ? <ReadResume id={id} reading={reading} /> : <NotRead id={id} resume={resume} />}
    </main>
  );
}

/** While the file is read, and where it could not be: why, and what to do. */
function NotRead({ id, resume: { failure } }: { id: string; resume: ResumeReading }) {
  const again = useReadAgain();
  const refresh = useRefreshReading(id);
  const toast = useToast();
  if (failure === null)
    return (
      <div role="status">
        <EmptyState cover="resumes-to-come" title={m.resume_reading_in_progress()}>
          {m.resume_reading_in_progress_text()}
        </EmptyState>
      </div>
    );
  const readAgain = () =>
    again.mutate(
      { params: { id } },
      { onSuccess: () => void refresh(), onError: (error) => void toast.show(error.message, { kind: 'warn' }) },
    );
  return (
    <EmptyState
      cover="broken-path-3"
      title={m.resume_reading_failed()}
      action={[
        <Button key="again" loading={again.isPending} onClick={readAgain}>
          {m.resume_reading_again()}
        </Button>,
        <ButtonLink key="other" variant="quiet" render={<Link to="/resumes" />}>
          {m.resume_reading_other_file()}
        </ButtonLink>,
      ]}
    >
      {readingFailure(failure)}
    </EmptyState>
  );
}

function ReadResume({ id, reading }: { id: string; reading: Reading }) {
  const selection = useSelection();
  const [isTaking, setTaking] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTaking) step.current?.scrollIntoView({ block: 'start' });
  }, [isTaking]);
  const marks = buildMarks(reading);
  const { pages, sections } = reading;
  return (
    <>
      {!isTaking && (
        <Panel className="row [--pad:16px]">
          <p className="flex-[1_1_260px]">
            <strong>{m.resume_reading_take_over_lead()}</strong> {m.resume_reading_take_over_text()}
          </p>
          <Button icon={UserPlus} onClick={() => setTaking(true)}>
            {m.resume_reading_take_over()}
          </Button>
        </Panel>
      )}
      <div ref={step} className="scroll-mt-20">
        {isTaking && <TakeOver id={id} onClose={() => setTaking(false)} />}
      </div>
      <TimelinePanel reading={reading} />
      <div className="reading-sides">
        <section className="reading-file stack gap-3" aria-label={m.resume_reading_file()}>
          {pages.length > 0 ? (
            <FilePages pages={pages} marks={marks.all} selection={selection} />
          ) : (
            <FileText sections={sections} marks={marks.all} selection={selection} />
          )}
          <p className="small muted">{pages.length > 0 ? m.resume_reading_marks_pages() : m.resume_reading_marks_text()}</p>
          {pages.length > 0 && (
            <details>
              <summary className="link small">{m.resume_reading_text()}</summary>
              <FileText sections={sections} selection={selection} />
            </details>
          )}
        </section>
        <div className="stack gap-6">
          <RemarkList reading={reading} marks={marks} selection={selection} />
          <ReadItems reading={reading} marks={marks} selection={selection} />
        </div>
      </div>
    </>
  );
}
