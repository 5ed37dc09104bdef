import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { bandLabel } from '#features/member/fitment/web/index.ts';
import { ResumePages } from '#features/member/resume-reading/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { reportQuery, resumeQuery, type Applicant } from './queries.ts';
import './applicants.css';

/** The résumé, and the report if the applicant shared it. */
export function ApplicantFiles({ applicant }: { applicant: Applicant }) {
  const { file, report_shared } = applicant.attributes;
  return (
    <>
      {file && <Resume key={applicant.id} id={applicant.id} file={file} />}
      {report_shared && <SharedReport id={applicant.id} />}
    </>
  );
}

type ResumeProps = { id: string; file: NonNullable<Applicant['attributes']['file']> };

function Resume({ id, file }: ResumeProps) {
  const [view, setView] = useState<'pages' | 'text'>('pages');
  const resume = useQuery(resumeQuery(id));
  const read = resume.data?.data.attributes;
  const hasPages = (read?.pages.length ?? 0) > 0;
  return (
    <section className="applicant-section" aria-labelledby="applicant-resume">
      <div className="row gap-2">
        <h3 id="applicant-resume">{m.applicants_resume()}</h3>
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
            label={m.applicants_download({ file: file.name })}
            href={urlOf('GET /api/hiring/applicants/{id}/file', { params: { id } })}
            download={file.name}
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
      {read && !(hasPages && view === 'pages') && read.readable && <div className="applicant-paper">{read.text}</div>}
      {read && !read.readable && <p className="small muted">{m.applicants_resume_unreadable()}</p>}
    </section>
  );
}

function SharedReport({ id }: { id: string }) {
  const { data } = useQuery(reportQuery(id));
  if (!data) return null;
  const { score, band, requirements, summary } = data.data.attributes.report;
  return (
    <section className="applicant-section" aria-labelledby="applicant-report">
      <div className="row gap-2">
        <h3 id="applicant-report">{m.applicants_report()}</h3>
        <strong className="num push-end">{m.applicants_report_score({ score })}</strong>
        <span className="small muted">{bandLabel(band)}</span>
      </div>
      <p className="small">{summary}</p>
      <details>
        <summary className="link small">{m.applicants_report_show()}</summary>
        <dl className="applicant-report">
          {requirements.map(({ id: row, label, points, out_of, evidence }) => (
            <div key={row}>
              <dt className="small">
                {label} <span className="num muted">{`${points} / ${out_of}`}</span>
              </dt>
              {evidence[0] && <dd className="caption muted applicant-text">{`“${evidence[0].quote}”`}</dd>}
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
