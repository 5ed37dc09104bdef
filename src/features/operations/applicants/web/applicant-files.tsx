import { useQuery } from '@tanstack/react-query';
import { bandLabel } from '#features/member/fitment/web/index.ts';
import { SentResume } from '#features/member/resume-reading/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
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

function Resume({ id, file }: { id: string; file: NonNullable<Applicant['attributes']['file']> }) {
  const resume = useQuery(resumeQuery(id));
  const href = urlOf('GET /api/hiring/applicants/{id}/file', { params: { id } });
  return (
    <section className="applicant-section" aria-labelledby="applicant-resume">
      <SentResume resume={resume} fileName={file.name} href={href} headingId="applicant-resume" />
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
