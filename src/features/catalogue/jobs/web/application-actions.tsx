import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import Gauge from 'lucide-react/icons/gauge';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatBytes } from '#platform/language/format.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { applicationPath, jobPath } from './job-labels.ts';
import { AnswerList } from './answer-list.tsx';
import { applicationLimitsQuery, applicationQuery, type JobApplication } from './queries.ts';
import { useWithdrawApplication } from './use-withdraw-application.ts';

const ChangeDialog = lazyDialog(async () => (await import('./change-dialog.tsx')).ChangeDialog);

/** Actions of an application for a job on this site: view the score, download the résumé, change, send again, withdraw. */
export function ApplicationActions({ id }: { id: string }) {
  const { data } = useQuery(applicationQuery(id));
  if (!data) return null;
  const { attributes } = data.data;
  return (
    <>
      {attributes.answers.length > 0 && (
        <details>
          <summary className="link small">{m.jobs_apply_saved_answers()}</summary>
          <AnswerList answers={attributes.answers} />
        </details>
      )}
      <Actions application={data.data} />
    </>
  );
}

function Actions({ application }: { application: JobApplication }) {
  const { id, attributes } = application;
  const [isChanging, setChanging] = useState(false);
  const job = attributes.job.attributes;
  return (
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
      {attributes.can.change && (
        <Button variant="bare" small icon={Pencil} onClick={() => setChanging(true)}>
          {m.jobs_change()}
        </Button>
      )}
      {isChanging && <ChangeDialog application={application} onClose={() => setChanging(false)} />}
      {attributes.can.send_again && (
        <ButtonLink variant="quiet" small icon={RotateCcw} render={<Link to={jobPath(job)} search={{ apply: '1' }} />}>
          {m.jobs_send_again()}
        </ButtonLink>
      )}
      {attributes.can.withdraw && <WithdrawButton id={id} title={job.title} company={job.company_name} />}
    </div>
  );
}

function WithdrawButton({ id, title, company }: { id: string; title: string; company: string }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const withdraw = useWithdrawApplication();
  const toast = useToast();
  const confirm = () =>
    withdraw.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.show(m.jobs_withdraw_done({ company })),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
        onSettled: () => setIsConfirming(false),
      },
    );
  return (
    <ConfirmDialog
      open={isConfirming}
      onOpenChange={setIsConfirming}
      trigger={
        <Button variant="bare" small danger className="push-end">
          {m.jobs_withdraw()}
        </Button>
      }
      title={m.jobs_withdraw_title({ title })}
      action={m.jobs_withdraw_confirm()}
      onConfirm={confirm}
      loading={withdraw.isPending}
    >
      {m.jobs_withdraw_text({ company })} <KeptNote />
    </ConfirmDialog>
  );
}

/** For how long the company keeps what was withdrawn; asked for when the question is open. */
function KeptNote() {
  const { data } = useQuery(applicationLimitsQuery());
  return data ? m.jobs_withdraw_kept({ count: data.withdrawn_days }) : null;
}
