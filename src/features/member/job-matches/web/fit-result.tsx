import { Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { useCompare } from '#features/member/ad-check/web/index.ts';
import {
  BandDial,
  bandText,
  ConditionList,
  NotFound,
  StatusBlocks,
  StrongestQuotes,
} from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { JobFit } from './queries.ts';

/** The job that a fit is shown for. */
export type FitJob = { slug: string; title: string; company_slug: string; open: boolean };
type Preview = NonNullable<JobFit['preview']>;

const MAX_MISSING = 3;

/** A fit: band, strongest and missing, and the next step; `slug` is that of the member, null for a visitor. */
export function FitResult({ fit, job, slug }: { fit: JobFit; job: FitJob; slug: string | null }) {
  const isMember = slug !== null;
  return (
    <>
      {fit.band === null || fit.preview === null ? (
        <NotEnough fit={fit} slug={slug} />
      ) : (
        <>
          <BandDial band={fit.band} size={200} />
          <p>{bandText(fit.conditions, fit.preview, fit.band)}</p>
          <StatusBlocks counts={fit.preview.counts} />
        </>
      )}
      <p className="row small muted gap-2">
        <Icon of={FileText} small />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {fit.resume_name === null ? m.job_matches_from_profile() : m.job_matches_from_resume({ name: fit.resume_name })}
        </span>
        {isMember && (
          <TextLink aria-label={m.job_matches_change_named()} render={<Link to="/resumes" />}>
            {m.job_matches_change()}
          </TextLink>
        )}
      </p>
      {fit.preview && (
        <>
          <ConditionList conditions={fit.conditions} facts={fit.facts} title={m.job_matches_conditions()} level={3} />
          <Strongest preview={fit.preview} />
          <Missing preview={fit.preview} />
        </>
      )}
      {isMember ? <SeeFreeLook fit={fit} job={job} /> : <KeepIt job={job} />}
    </>
  );
}

/** Why there is no band, and for a member what would give one; `slug` is the member's. */
function NotEnough({ fit, slug }: { fit: JobFit; slug: string | null }) {
  return (
    <>
      <Banner kind="info" title={m.job_matches_not_enough()}>
        {fit.missing_to_tell.join(' ')}
      </Banner>
      {slug !== null && (
        <ul className="stack gap-2">
          {fit.resume_id !== null && (
            <li>
              <TextLink render={<Link to="/resumes/$id" params={{ id: fit.resume_id }} />}>
                {m.job_matches_see_reading()}
              </TextLink>
            </li>
          )}
          <li>
            <TextLink render={<Link to="/resumes" />}>{m.job_matches_other_resume()}</TextLink>
          </li>
          <li>
            <TextLink render={<Link to="/profile/$slug" params={{ slug }} />}>{m.job_matches_fill_profile()}</TextLink>
          </li>
        </ul>
      )}
    </>
  );
}

function Strongest({ preview }: { preview: Preview }) {
  if (preview.strongest.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="fit-strongest">
      <h3 id="fit-strongest" className="small muted">
        {m.job_matches_strongest()}
      </h3>
      <StrongestQuotes preview={preview} />
    </section>
  );
}

function Missing({ preview }: { preview: Preview }) {
  const missing = preview.rows.filter(({ status, part, correction }) => status === 'missing' && part === 'core' && !correction);
  if (missing.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="fit-missing">
      <h3 id="fit-missing" className="small muted">
        {m.job_matches_missing()}
      </h3>
      <NotFound rows={missing.slice(0, MAX_MISSING)} />
    </section>
  );
}

/** Leads to the free look; the first time it makes the entry that it is kept under. */
function SeeFreeLook({ fit, job }: { fit: JobFit; job: FitJob }) {
  const { open, compare, isPending, error } = useCompare({ company_slug: job.company_slug, job_slug: job.slug });
  const press = () =>
    fit.job_application_id === null
      ? compare({ subject: { job_slug: job.slug }, resume_id: fit.resume_id })
      : open(fit.job_application_id);
  return (
    <>
      {error && <Banner kind="bad">{error.message}</Banner>}
      <Button variant="quiet" wide loading={isPending} onClick={press}>
        {m.job_matches_see_all()}
      </Button>
    </>
  );
}

/** For a visitor whose résumé is kept for a day. */
function KeepIt({ job }: { job: FitJob }) {
  return (
    <>
      <p className="small muted">{m.job_matches_visitor_note()}</p>
      <ButtonLink
        variant="quiet"
        wide
        render={<Link to="/sign-in" search={{ return_to: `/jobs-apprenticeships/${job.company_slug}/${job.slug}` }} />}
      >
        {m.job_matches_keep()}
      </ButtonLink>
    </>
  );
}
