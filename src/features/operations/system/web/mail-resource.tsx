import Send from 'lucide-react/icons/send';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { AgainForAll } from './again-for-all.tsx';
import { MailPane } from './mail-pane.tsx';
import { exportMails, mailQuery, mailsQuery, useSendAllMails, type FailedMail } from './queries.ts';
import { When } from './when.tsx';
import '#platform/ui/styles/workspace.css';

/** The e-mails that were given up. */
export const MAIL: Resource<FailedMail> = {
  path: '/staff/mail',
  title: m.system_mail,
  lead: m.system_mail_lead,
  query: mailsQuery,
  nameLabel: m.system_mail_subject,
  name: ({ attributes: { subject, recipient } }) => ({ text: subject, below: recipient }),
  find: m.system_mail_find,
  facets: [
    {
      name: 'type',
      label: m.system_mail_for,
      options: () => [
        { value: 'member', label: m.system_mail_member() },
        { value: 'other', label: m.system_mail_other() },
      ],
    },
  ],
  empty: { title: m.system_mail_none, text: m.system_mail_none_text },
  columns: () => [
    {
      id: 'for',
      header: m.system_mail_for(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => original.attributes.member?.name ?? m.system_mail_other(),
    },
    {
      id: 'error',
      header: m.system_error(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="work-note work-text">{original.attributes.error}</span>,
    },
    {
      id: 'when',
      header: m.system_failed(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <When at={original.attributes.failed_at} />,
    },
  ],
  Actions: MailActions,
  loadOne: async (client, id) => (await client.ensureQueryData(mailQuery(id))).data.attributes.subject,
  Pane: MailPane,
};

function MailActions({ search, total }: { search: ResourceSearch; total: number | undefined }) {
  return (
    <>
      <AgainForAll
        total={total}
        label={m.system_mail_send_all()}
        icon={Send}
        title={m.system_mail_send_all_title()}
        text={m.system_mail_send_all_text()}
        done={(count) => m.system_mail_sent_all({ count, shown: formatNumber(count) })}
        change={useSendAllMails()}
      />
      <ExportButton load={() => exportMails(search)} name="mail.csv" />
    </>
  );
}
