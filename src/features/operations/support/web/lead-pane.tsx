import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import Reply from 'lucide-react/icons/reply';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { topicName } from '#features/base/leads/web/index.ts';
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
import { linkTo } from '#platform/browser/link-to.ts';
import { formatDateTime, formatNumber } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { KIND_LABELS, STATE_LABELS, type LeadState } from './labels.ts';
import { leadQuery, useChangeLead, type Lead, type LeadItem } from './queries.ts';
import { LeadStateLabel } from './states.tsx';
import '#platform/ui/styles/workspace.css';

/** One message: who wrote what, and who dealt with it. */
export function LeadPane(props: ResourcePaneProps<LeadItem>) {
  const lead = useSuspenseQuery(leadQuery(props.id)).data.data;
  const { name, kind, topic, state, suspected, reference, message, history } = lead.attributes;
  return (
    <Pane
      label={name}
      list={{ to: '/staff/leads', label: m.support_leads() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{name}</h2>
          <Meta>
            <LeadStateLabel state={state} suspected={suspected} />
            {KIND_LABELS[kind]()}
            {topicName(topic)}
            {reference}
          </Meta>
        </div>
      }
    >
      {message && <p className="work-section work-text whitespace-pre-line">{message}</p>}
      <LeadActs lead={lead} />
      <Facts lead={lead} />
      <PaneHistory title={m.support_dealt_with()} entries={history} />
    </Pane>
  );
}

const NEXT: Record<LeadState, readonly LeadState[]> = {
  new: ['answered', 'closed'],
  answered: ['closed', 'new'],
  closed: ['new'],
};
const ACTS = {
  answered: { label: m.support_mark_answered, icon: Reply },
  closed: { label: m.support_mark_closed, icon: CircleCheck },
  new: { label: m.support_mark_new, icon: RotateCcw },
} as const;

function LeadActs({ lead: { id, attributes } }: { lead: Lead }) {
  const change = useChangeLead();
  const toast = useToast();
  const { state: from, email, name, reference } = attributes;
  return (
    <div className="work-section">
      <div className="row gap-2">
        <ButtonLink small icon={Mail} href={`mailto:${email}?subject=${encodeURIComponent(`[${reference}]`)}`}>
          {m.support_write()}
        </ButtonLink>
        {NEXT[from].map((state) => (
          <ReasonAct
            key={state}
            label={ACTS[state].label()}
            icon={ACTS[state].icon}
            title={m.support_change_title({ name, state: STATE_LABELS[state].label() })}
            reason={{ label: m.support_what_was_done(), hint: m.staff_reason_hint() }}
            change={change}
            onSave={(reason, close) =>
              change.mutate(
                { params: { id }, json: { from, state, reason } },
                {
                  onSuccess: () => {
                    close();
                    toast.show(m.support_changed({ state: STATE_LABELS[state].label() }));
                  },
                },
              )
            }
          />
        ))}
      </div>
    </div>
  );
}

function Facts({ lead: { attributes } }: { lead: Lead }) {
  const { email, phone, organisation, sent_at, confirmed, repeats, page } = attributes;
  const sender = (
    <>
      {email} <span className="muted">{confirmed ? m.support_confirmed() : m.support_unconfirmed()}</span>
    </>
  );
  const link = <TextLink render={<Link {...linkTo(page)} />}>{page}</TextLink>;
  return (
    <PaneSection title={m.members_facts()}>
      <FactList
        facts={[
          [m.members_email(), sender],
          [m.money_phone(), phone],
          [m.support_organisation(), organisation],
          [m.support_sent(), formatDateTime(sent_at)],
          [m.support_repeats(), repeats > 0 ? formatNumber(repeats) : null],
          [m.support_page(), link],
        ]}
      />
    </PaneSection>
  );
}
