import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Send from 'lucide-react/icons/send';
import Ban from 'lucide-react/icons/ban';
import { Pane, PaneSection, placeIn, ReasonAct, type ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatNumber } from '#platform/language/format.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { mailQuery, useDropMail, useSendMail, type FailedMail } from './queries.ts';
import '#platform/ui/styles/workspace.css';

/** One e-mail that was given up: for whom, why it did not arrive, and what to do. */
export function MailPane(props: ResourcePaneProps<FailedMail>) {
  const { attributes } = useSuspenseQuery(mailQuery(props.id)).data.data;
  const { subject, recipient, member, error, attempts, queued_at, failed_at } = attributes;
  return (
    <Pane
      label={subject}
      list={{ to: '/staff/mail', label: m.system_mail() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{subject}</h2>
          <Meta>
            {recipient}
            {member?.slug ? (
              <TextLink render={<Link to="/staff/$place/$id" params={{ place: 'members', id: member.slug }} />}>
                {member.name}
              </TextLink>
            ) : (
              m.system_mail_other()
            )}
          </Meta>
        </div>
      }
    >
      <MailActs id={props.id} onDone={() => props.onOpen(undefined)} />
      <PaneSection title={m.system_error()}>
        <p className="work-error">{error || m.system_no_error()}</p>
      </PaneSection>
      <PaneSection title={m.members_facts()}>
        <dl className="work-facts">
          <div>
            <dt>{m.system_attempts()}</dt>
            <dd>{formatNumber(attempts)}</dd>
          </div>
          <div>
            <dt>{m.system_queued()}</dt>
            <dd>{formatDateTime(queued_at)}</dd>
          </div>
          <div>
            <dt>{m.system_failed()}</dt>
            <dd>{formatDateTime(failed_at)}</dd>
          </div>
        </dl>
        <p className="small muted">{m.system_mail_no_text()}</p>
      </PaneSection>
    </Pane>
  );
}

function MailActs({ id, onDone }: { id: string; onDone: () => void }) {
  const [send, drop] = [useSendMail(), useDropMail()];
  const toast = useToast();
  const params = { id };
  const done = (text: string) => ({
    onSuccess: () => {
      toast.show(text);
      onDone();
    },
  });
  return (
    <div className="work-section">
      <div className="row gap-2">
        <ReasonAct
          label={m.system_mail_send()}
          icon={Send}
          variant="solid"
          title={m.system_mail_send_title()}
          text={m.system_mail_send_text()}
          change={send}
          onSave={(reason) => send.mutate({ params, json: { reason } }, done(m.system_mail_sent()))}
        />
        <ReasonAct
          label={m.system_drop()}
          icon={Ban}
          danger
          title={m.system_mail_drop_title()}
          text={m.system_mail_drop_text()}
          change={drop}
          onSave={(reason) => drop.mutate({ params, json: { reason } }, done(m.system_mail_dropped()))}
        />
      </div>
    </div>
  );
}
