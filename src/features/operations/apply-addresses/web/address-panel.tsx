import { Link } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Send from 'lucide-react/icons/send';
import { StateLabel } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useStaffChanges, type StaffAddress } from './queries.ts';

const STATES = {
  waiting: { tone: 'warn', icon: CircleHelp, label: m.apply_addresses_state_waiting },
  asked: { tone: 'busy', icon: Send, label: m.apply_addresses_state_asked },
  confirmed: { tone: 'good', icon: CircleCheck, label: m.apply_addresses_state_confirmed },
  removed: { tone: 'soft', icon: Ban, label: m.apply_addresses_state_removed },
} as const;
const DOMAINS = {
  same: m.apply_addresses_domain_same,
  other: m.apply_addresses_domain_other,
  unknown: m.apply_addresses_domain_unknown,
};

/** One address with its company, what its domain says, and what staff can do. */
export function AddressPanel({ address: { id, attributes: address } }: { address: StaffAddress }) {
  const now = useNow();
  const toast = useToast();
  const { ask, confirm, remove } = useStaffChanges();
  const params = { id };
  const onError = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const { email, state, company } = address;
  const isOpen = state === 'waiting' || state === 'asked';
  return (
    <Panel className="stack gap-3">
      <div className="stack gap-1">
        <h2 className="title-s break-words">{email}</h2>
        <Meta>
          <TextLink render={<Link to="/company/$slug" params={{ slug: company.slug }} />}>{company.name}</TextLink>
          {DOMAINS[address.domain]()}
          {formatRelative(address.since, now)}
        </Meta>
      </div>
      <StateLabel tone={STATES[state].tone} icon={STATES[state].icon}>
        {STATES[state].label()}
      </StateLabel>
      <div className="row">
        {isOpen && (
          <Button
            loading={ask.isPending}
            onClick={() =>
              ask.mutate({ params }, { onError, onSuccess: () => void toast.show(m.apply_addresses_asked_toast({ email })) })
            }
          >
            {state === 'asked' ? m.apply_addresses_ask_again() : m.apply_addresses_ask()}
          </Button>
        )}
        {state !== 'confirmed' && (
          <Button variant="quiet" loading={confirm.isPending} onClick={() => confirm.mutate({ params }, { onError })}>
            {m.apply_addresses_confirm()}
          </Button>
        )}
        {state !== 'removed' && (
          <ConfirmDialog
            trigger={<Button variant="bare">{m.apply_addresses_remove()}</Button>}
            title={m.apply_addresses_remove_title({ email })}
            action={m.apply_addresses_remove()}
            onConfirm={() => remove.mutate({ params }, { onError })}
            loading={remove.isPending}
          >
            {m.apply_addresses_remove_text({ company: company.name })}
          </ConfirmDialog>
        )}
      </div>
    </Panel>
  );
}
