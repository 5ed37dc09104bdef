import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Send from 'lucide-react/icons/send';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { FailedPane } from './failed-pane.tsx';
import { mailQuery, useDropMail, useSendMail, type FailedMail } from './queries.ts';

/** One e-mail that was given up: for whom, why it did not arrive, and what to do. */
export function MailPane(props: ResourcePaneProps<FailedMail>) {
  const { attributes } = useSuspenseQuery(mailQuery(props.id)).data.data;
  const { subject, recipient, member } = attributes;
  const [send, drop] = [useSendMail(), useDropMail()];
  return (
    <FailedPane
      of={props}
      title={subject}
      list={{ to: '/staff/mail', label: m.system_mail() }}
      meta={
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
      }
      failure={attributes}
      note={m.system_mail_no_text()}
      again={{
        label: m.system_mail_send(),
        icon: Send,
        title: m.system_mail_send_title(),
        text: m.system_mail_send_text(),
        done: m.system_mail_sent(),
        change: send,
      }}
      drop={{ title: m.system_mail_drop_title(), text: m.system_mail_drop_text(), done: m.system_mail_dropped(), change: drop }}
    />
  );
}
