import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { contestSubjectLabel } from '#features/base/payments/web/index.ts';
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
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { CONTEST_LABELS, EVENT_LABELS } from './labels.ts';
import { ContestStateLabel, PurchaseStateLabel } from './purchase-state.tsx';
import { contestQuery, useAnswerContest, type Contest, type ContestItem } from './queries.ts';
import '#platform/ui/styles/workspace.css';

const rupees = (amount: number) => formatRupees(amount * 100);

/** What one member contests: what they say, the purchase with its history, and the answer. */
export function ContestPane(props: ResourcePaneProps<ContestItem>) {
  const contest = useSuspenseQuery(contestQuery(props.id)).data.data;
  const { member, title, about, outcome, text, answer, answered_at, answers, acts, contested_at } = contest.attributes;
  return (
    <Pane
      label={member.name}
      list={{ to: '/staff/contests', label: m.money_contests() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{member.name}</h2>
          <Meta>
            <ContestStateLabel state={outcome ?? 'waiting'} />
            {title}
            {formatDateTime(contested_at)}
          </Meta>
        </div>
      }
    >
      <PaneSection title={contestSubjectLabel(about)}>
        <p className="work-text whitespace-pre-line">{text}</p>
      </PaneSection>
      {answered_at && (
        <PaneSection title={m.payments_contest_answer()}>
          <p>
            <b>{CONTEST_LABELS[outcome ?? 'waiting'].label()}</b> {answer}
            <span className="work-sub">{formatDateTime(answered_at)}</span>
          </p>
        </PaneSection>
      )}
      {answers.length > 0 && <Answers contest={contest} />}
      <PurchaseFacts contest={contest} />
      <Earlier contest={contest} />
      <PaneHistory entries={acts} all={contest.id} />
    </Pane>
  );
}

const ANSWERS = {
  refunded: { label: m.money_refund, done: m.money_contest_refunded },
  mended: { label: m.money_contest_mend, done: m.money_contest_answered },
  declined: { label: m.money_contest_decline, done: m.money_contest_answered },
} as const;

// Once answered this is unmounted, so the toast must not wait for it.
function Answers({ contest: { id, attributes } }: { contest: Contest }) {
  const answer = useAnswerContest();
  const toast = useToast();
  const { member, amount, answers } = attributes;
  return (
    <PaneSection title={m.safety_decide()}>
      <p className="small muted">
        <TextLink href="/cancellation-policy">{m.money_contest_policy()}</TextLink>
      </p>
      <div className="row gap-2">
        {answers.map((outcome) => (
          <ReasonAct
            key={outcome}
            label={ANSWERS[outcome].label()}
            icon={CONTEST_LABELS[outcome].icon}
            variant={outcome === 'mended' ? 'solid' : 'quiet'}
            danger={outcome === 'refunded'}
            needsFreshSignIn={outcome === 'refunded'}
            title={`${ANSWERS[outcome].label()}: ${member.name}`}
            {...(outcome === 'refunded' && { text: m.money_refund_text({ amount: rupees(amount) }) })}
            reason={{ label: m.members_reason_read_by({ name: member.name }), path: 'answer' }}
            change={answer}
            onSave={(text, close) =>
              void answer.mutateAsync({ params: { id }, json: { outcome, answer: text } }).then(
                () => {
                  close();
                  toast.show(ANSWERS[outcome].done({ name: member.name }));
                },
                // Shown by the form.
                () => {},
              )
            }
          />
        ))}
      </div>
    </PaneSection>
  );
}

function PurchaseFacts({ contest: { attributes } }: { contest: Contest }) {
  const { purchase, title, amount, txnid, member, history } = attributes;
  const number = (
    <TextLink render={<Link to="/staff/$place/$id" params={{ place: 'purchases', id: purchase.id }} />}>{txnid}</TextLink>
  );
  const payer = (
    <TextLink render={<Link to="/staff/$place/$id" params={{ place: 'members', id: member.slug }} />}>{member.name}</TextLink>
  );
  return (
    <PaneSection title={m.money_purchase()}>
      <FactList
        facts={[
          [m.money_what(), title],
          [m.money_price(), rupees(amount)],
          [m.members_state(), <PurchaseStateLabel key="state" state={purchase.state} />],
          [m.money_contest_number(), number],
          [m.money_receipt(), purchase.receipt],
          [m.money_contest_payer(), payer],
        ]}
      />
      <ol className="stack gap-1 small">
        {history.map(({ kind, at }, index) => (
          <li key={index}>
            {EVENT_LABELS[kind]()}{' '}
            <time className="muted nowrap" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </PaneSection>
  );
}

function Earlier({ contest: { attributes } }: { contest: Contest }) {
  if (attributes.earlier.length === 0) return null;
  return (
    <PaneSection title={m.money_contest_earlier()}>
      <ul className="stack gap-2">
        {attributes.earlier.map(({ about, at, text, outcome, answer }) => (
          <li key={at} className="pin-note">
            <b>{contestSubjectLabel(about)}</b> {text}
            <span className="work-sub">
              {`${formatDateTime(at)} · ${CONTEST_LABELS[outcome ?? 'waiting'].label()}${answer && `: ${answer}`}`}
            </span>
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}
