import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Gauge from 'lucide-react/icons/gauge';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/web/api.ts';
import { Mark } from '#platform/web/art/mark.tsx';
import { formatBytes, formatDateTime } from '#platform/web/format.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Path, PathStop } from '#platform/web/ui/path.tsx';
import { Tag } from '#platform/web/ui/tag.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import { applicationPath, placeWords, statusWords } from './job-words.ts';
import { useWithdrawApplication, type JobApplication } from './queries.ts';

type Attributes = JobApplication['attributes'];

const TONES: Record<Attributes['status'], 'neutral' | 'primary' | 'good' | 'warn'> = {
  submitted: 'primary',
  viewed: 'primary',
  shortlisted: 'good',
  interview: 'good',
  offered: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** One application: what became of it so far, and what can be done with it. */
export function ApplicationCard({ application: { id, attributes } }: { application: JobApplication }) {
  const job = attributes.job.attributes;
  const title = `application-${id}`;
  return (
    <article className="panel application" aria-labelledby={title}>
      <div className="row flex-nowrap application-head">
        <Mark slug={job.company_slug} name={job.company_name} size={48} />
        <div className="min-w-0 flex-1">
          <h2 className="application-title" id={title}>
            <Link
              to="/jobs-apprenticeships/$company_slug/$job_slug"
              params={{ company_slug: job.company_slug, job_slug: job.slug }}
            >
              {job.title}
            </Link>
          </h2>
          <p className="small soft">{m.jobs_company_place({ company: job.company_name, place: placeWords(job) })}</p>
        </div>
        <Tag tone={TONES[attributes.status]}>{statusWords(attributes.status)}</Tag>
      </div>
      <Timeline timeline={attributes.timeline} />
      <div className="row application-actions">
        <ButtonLink variant="quiet" small icon={Gauge} render={<Link to={applicationPath(job, id)} />}>
          {m.jobs_application_score()}
        </ButtonLink>
        <ButtonLink
          variant="bare"
          small
          icon={Download}
          href={urlOf('GET /api/job_applications/{id}/file', { params: { id } })}
          download={attributes.file_name}
          label={m.jobs_application_download_named({ file: attributes.file_name, size: formatBytes(attributes.file_bytes) })}
        >
          {m.jobs_application_download()}
        </ButtonLink>
        {attributes.can.withdraw && <WithdrawButton id={id} title={job.title} company={job.company_name} />}
      </div>
    </article>
  );
}

/** What happened and when; the last thing is where it stands. */
function Timeline({ timeline }: Pick<Attributes, 'timeline'>) {
  return (
    <Path step={28} className="application-path">
      {timeline.map(({ status, at }, index) => (
        <PathStop key={`${status}-${at}`} state={index === timeline.length - 1 ? 'now' : 'done'} station={index + 1}>
          <p className="small">
            <strong>{statusWords(status)}</strong> <span className="soft">{formatDateTime(at)}</span>
          </p>
        </PathStop>
      ))}
    </Path>
  );
}

function WithdrawButton({ id, title, company }: { id: string; title: string; company: string }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawApplication();
  const toast = useToast();
  const confirm = () =>
    withdraw.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.show(m.jobs_withdraw_done({ company })),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="bare" small danger className="push">
          {m.jobs_withdraw()}
        </Button>
      }
      title={m.jobs_withdraw_title({ title })}
      action={m.jobs_withdraw_confirm()}
      onConfirm={confirm}
      loading={withdraw.isPending}
    >
      {m.jobs_withdraw_text({ company })}
    </ConfirmDialog>
  );
}
