import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import ExternalLink from 'lucide-react/icons/external-link';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { FormButton } from '#platform/ui/form-button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { applicationPath, jobPath, salaryParts } from './job-labels.ts';
import type { Job } from './queries.ts';
import { SaveButton } from './save-button.tsx';
import './job.css';

export type ApplyProps = { job: Job['attributes']; onApply: () => void };

/** Pay and the apply button beside the text; on a phone the bottom bar replaces it. */
export function ApplyPanel({ job, onApply }: ApplyProps) {
  const salary = salaryParts(job);
  return (
    <Panel className="stack only-wide-grid" aria-label={m.jobs_apply()}>
      <div>
        <p className="small muted">{m.jobs_salary()}</p>
        <p className="panel-amount">{salary?.amount ?? m.jobs_salary_hidden()}</p>
        <p className="small muted">{salary?.per ?? m.jobs_salary_hidden_text()}</p>
      </div>
      <ApplyButton job={job} onApply={onApply} wide />
      <SaveButton job={job} variant="quiet" wide />
    </Panel>
  );
}

/** The next step with this job: apply, or see the application. Disabled when the job is closed. */
export function ApplyButton({ job, onApply, wide = false }: ApplyProps & { wide?: boolean }) {
  const isWithdrawn = job.application_status === 'withdrawn';
  if (isWithdrawn && !job.can.apply && !job.open) return <p className="small muted">{m.jobs_withdrawn_note()}</p>;
  if (job.application_id && !isWithdrawn)
    return (
      <>
        {wide && (
          <p className="small row applied-note">
            <Icon of={CircleCheck} small />
            {m.jobs_applied_note()}
          </p>
        )}
        <ButtonLink wide={wide} render={<Link to={applicationPath(job, job.application_id)} />}>
          {m.jobs_applied_see()}
        </ButtonLink>
      </>
    );
  if (job.apply_url !== null && job.open) return <EmployerLink job={job} url={job.apply_url} wide={wide} />;
  if (!job.can.apply && job.open) return <p className="small muted">{m.jobs_no_employer({ company: job.company_name })}</p>;
  if (!job.can.apply)
    return (
      <Button wide={wide} disabled>
        {m.jobs_closed()}
      </Button>
    );
  return <OpenForm job={job} onApply={onApply} wide={wide} />;
}

/** Opens the application form, here or by e-mail; visitors sign in first. */
function OpenForm({ job, onApply, wide }: ApplyProps & { wide: boolean }) {
  const user = useCurrentUser();
  const isWithdrawn = job.application_status === 'withdrawn';
  const formTarget = user
    ? { action: jobPath(job), fields: { apply: '1' } }
    : { action: '/sign-in', fields: { return_to: `${jobPath(job)}?apply=1` } };
  return (
    <>
      {isWithdrawn && wide && <p className="small muted">{m.jobs_withdrawn_again()}</p>}
      <FormButton wide={wide} {...formTarget} onPress={onApply}>
        {isWithdrawn ? m.jobs_send_again() : m.jobs_apply()}
      </FormButton>
      {job.by_email && wide && <p className="small muted">{m.jobs_apply_by_email_text({ company: job.company_name })}</p>}
    </>
  );
}

/** Leads to the employer's own page, where one applies. */
function EmployerLink({ job, url, wide }: { job: Job['attributes']; url: string; wide: boolean }) {
  return (
    <>
      <ButtonLink
        wide={wide}
        icon={ExternalLink}
        href={url}
        target="_blank"
        rel="nofollow noopener"
        onClick={() => recordEvent({ actionable_action: 'apply-elsewhere', actionable_type: 'job', actionable_id: job.slug })}
      >
        {wide ? m.jobs_apply_at({ company: job.company_name }) : m.jobs_apply()}
      </ButtonLink>
      {wide && <p className="small muted">{m.jobs_apply_at_text({ host: new URL(url).host })}</p>}
    </>
  );
}
