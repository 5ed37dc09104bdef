import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  ReasonAct,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { AddressStateLabel, DOMAIN_LABELS } from './address-state.tsx';
import { addressQuery, useStaffChanges, type AddressItem, type StaffAddress } from './queries.ts';

/** One address with its company, what its domain says, what staff can do, and what they did. */
export function AddressPane(props: ResourcePaneProps<AddressItem>) {
  const address = useSuspenseQuery(addressQuery(props.id)).data.data;
  const { email, state, company, domain, history } = address.attributes;
  return (
    <Pane
      label={email}
      list={{ to: '/staff/apply-addresses', label: m.apply_addresses_title() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2 className="break-words">{email}</h2>
          <Meta>
            <AddressStateLabel state={state} />
            <TextLink render={<Link to="/company/$slug" params={{ slug: company.slug }} />}>{company.name}</TextLink>
          </Meta>
        </div>
      }
    >
      <PaneSection title={m.safety_decide()}>
        <FactList
          facts={[
            [m.apply_addresses_domain(), DOMAIN_LABELS[domain]()],
            [m.apply_addresses_website(), company.website],
          ]}
        />
        <Acts address={address} />
      </PaneSection>
      <PaneHistory entries={history} all={address.id} />
    </Pane>
  );
}

function Acts({ address: { id, attributes } }: { address: StaffAddress }) {
  const { ask, confirm, remove } = useStaffChanges();
  const toast = useToast();
  const { email, state: from, company, domain } = attributes;
  const params = { id };
  const askOwner = (reason: string, close: () => void) => {
    const onSuccess = () => {
      close();
      toast.show(m.apply_addresses_asked_toast({ email }));
    };
    ask.mutate({ params, json: { from, reason } }, { onSuccess });
  };
  return (
    <div className="row gap-2">
      {(from === 'waiting' || from === 'asked') && (
        <ReasonAct
          label={from === 'asked' ? m.apply_addresses_ask_again() : m.apply_addresses_ask()}
          icon={Send}
          variant="solid"
          title={m.apply_addresses_ask_title({ email })}
          text={m.apply_addresses_ask_text({ company: company.name })}
          preset={m.apply_addresses_ask_preset()}
          change={ask}
          onSave={askOwner}
        />
      )}
      {from !== 'confirmed' && (
        <ReasonAct
          label={m.apply_addresses_confirm()}
          icon={Check}
          title={m.apply_addresses_confirm_title({ email })}
          text={m.apply_addresses_confirm_text({ company: company.name })}
          preset={domain === 'same' ? DOMAIN_LABELS.same() : ''}
          change={confirm}
          onSave={(reason, close) => confirm.mutate({ params, json: { from, reason } }, { onSuccess: close })}
        />
      )}
      {from !== 'removed' && (
        <ReasonAct
          label={m.apply_addresses_remove()}
          icon={Ban}
          danger
          title={m.apply_addresses_remove_title({ email })}
          text={m.apply_addresses_remove_text({ company: company.name })}
          change={remove}
          onSave={(reason, close) => remove.mutate({ params, json: { from, reason } }, { onSuccess: close })}
        />
      )}
    </div>
  );
}
