import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { useCompare, VisitorResume } from '#features/member/ad-check/web/index.ts';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
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
import { Panel } from '#platform/ui/panel.tsx';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { jobFitQuery, type JobFit } from './queries.ts';

type Job = { slug: string; title: string; company_slug: string; open: boolean };
type Preview = NonNullable<JobFit['preview']>;

const MAX_MISSING = 3;

/** How the viewer fits a job: band, three strongest, three missing, and the next step. A visitor may drop a résumé. */
export function YouAndThisRole({ job }: { job: Job }) {
  const user = useCurrentUser();
  const fit = useQuery(jobFitQuery(job.slug));
  if (fit.isError) return null;
  return (
    <Panel className="stack scroll-mt-20 gap-4" aria-labelledby="you-and-this-role" aria-busy={fit.isPending}>
      <h2 id="you-and-this-role" className="title-s">
        {fit.data?.data ? m.job_matches_title() : m.job_matches_title_visitor()}
      </h2>
      {fit.isPending && <Skeleton height="160px" />}
      {fit.data?.data === null && (user ? <NothingKnown /> : <DropResume slug={job.slug} />)}
      {fit.data?.data && <Fit fit={fit.data.data} job={job} slug={user?.attributes.slug ?? null} />}
    </Panel>
  );
}

function NothingKnown() {
  return (
    <>
      <p className="muted">{m.job_matches_add_resume()}</p>
      <ButtonLink variant="quiet" wide render={<Link to="/resumes" />}>
        {m.job_matches_add_resume_action()}
      </ButtonLink>
    </>
  );
}

function Fit({ fit, job, slug }: { fit: JobFit; job: Job; slug: string | null }) {
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

/** A visitor brings a résumé here. */
function DropResume({ slug }: { slug: string }) {
  const client = useQueryClient();
  return (
    <div className="stack gap-3">
      <VisitorResume
        label={m.job_matches_drop()}
        onBrought={() => client.invalidateQueries({ queryKey: jobFitQuery(slug).queryKey })}
      />
      <p className="small muted">{m.job_matches_drop_note()}</p>
    </div>
  );
}

/** Leads to the free look; the first time it makes the entry that it is kept under. */
function SeeFreeLook({ fit, job }: { fit: JobFit; job: Job }) {
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
function KeepIt({ job }: { job: Job }) {
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
