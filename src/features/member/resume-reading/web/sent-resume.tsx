import type { UseQueryResult } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { CallOutput } from '#platform/browser/api.ts';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { ResumePages } from './file-pages.tsx';
import './reading.css';

type SentResumeProps = {
  resume: UseQueryResult<CallOutput<'GET /api/received/{token}/resume'>>;
  fileName: string;
  /** Where the file is downloaded as it was sent. */
  href: string;
  headingId: string;
};

/** The résumé of an application as its reader sees it: its pages or its text, and the download. */
export function SentResume({ resume, fileName, href, headingId }: SentResumeProps) {
  const [view, setView] = useState<'pages' | 'text'>('pages');
  const read = resume.data?.data.attributes;
  const hasPages = (read?.pages.length ?? 0) > 0;
  return (
    <>
      <div className="row gap-2">
        <h3 id={headingId}>{m.applicants_resume()}</h3>
        <div className="row push-end gap-2">
          {hasPages && (
            <Segmented
              label={m.applicants_resume()}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'pages', label: m.applicants_resume_pages() },
                { value: 'text', label: m.applicants_resume_text() },
              ]}
            />
          )}
          <ButtonLink
            variant="quiet"
            small
            icon={Download}
            iconOnly
            label={m.applicants_download({ file: fileName })}
            href={href}
            download={fileName}
          />
        </div>
      </div>
      {resume.isPending && (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {resume.isError && <ErrorState onRetry={() => void resume.refetch()} retrying={resume.isFetching} />}
      {read && hasPages && view === 'pages' && (
        <>
          <div className="stack gap-3">
            <ResumePages pages={read.pages} />
          </div>
          <p className="caption muted">{m.applicants_resume_drawn()}</p>
        </>
      )}
      {read && !(hasPages && view === 'pages') && read.readable && <div className="sent-resume-text">{read.text}</div>}
      {read && !read.readable && <p className="small muted">{m.applicants_resume_unreadable()}</p>}
    </>
  );
}
