import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { JobDescription } from '#features/catalogue/jobs/web/index.ts';
import { ReasonAct } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { Findings } from './findings.tsx';
import { useDecideHeldJob, type HeldJob } from './queries.ts';
import './hiring.css';

/** One held job: the sentences, the whole ad, and the decision. */
export function HeldJobPanel({ job: { id, attributes: job } }: { job: HeldJob }) {
  const now = useNow();
  const toast = useToast();
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const { release, decline } = useDecideHeldJob({
    released: () => toast.show(m.hiring_staff_released()),
    declined: () => toast.show(m.hiring_staff_declined()),
  });
  const params = { id };
  return (
    <Panel className="stack gap-3">
      <div className="stack gap-1">
        <h2 className="title-s">{job.title}</h2>
        <Meta>
          <TextLink render={<Link to="/company/$slug" params={{ slug: job.company.slug }} />}>{job.company.name}</TextLink>
          {formatRelative(job.held_at, now)}
        </Meta>
      </div>
      <Findings findings={job.findings} />
      <details>
        <summary className="small strong">{m.hiring_staff_whole_ad()}</summary>
        <JobDescription description={job.description} />
      </details>
      <div className="row">
        <ReasonAct
          label={m.hiring_staff_release()}
          icon={Check}
          variant="solid"
          title={m.hiring_staff_release_title({ job: job.title })}
          text={m.hiring_staff_release_text()}
          preset={m.hiring_staff_release_reason()}
          change={release}
          onSave={(why, close) => release.mutate({ params, json: { version: job.version, reason: why } }, { onSuccess: close })}
        />
        <Button variant="quiet" small onClick={() => setDeclining(true)}>
          {m.hiring_staff_decline()}
        </Button>
      </div>
      {isDeclining && (
        <FormDialog
          title={m.hiring_staff_decline_title()}
          subtitle={m.hiring_staff_decline_text()}
          save={m.hiring_staff_decline()}
          change={decline}
          onSave={() => decline.mutate({ params, json: { version: job.version, reason } })}
          onClose={() => setDeclining(false)}
        >
          <TextArea
            label={m.hiring_staff_reason()}
            required
            minLength={5}
            maxLength={1000}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormDialog>
      )}
    </Panel>
  );
}
