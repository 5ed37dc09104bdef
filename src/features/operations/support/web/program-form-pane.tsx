import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AnswersView, formStatusLabel } from '#features/member/program-applications/web/index.ts';
import {
  OpenForm,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatDateTime, formatRupees } from '#platform/language/format.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { DecisionActs } from './decision-acts.tsx';
import type { FormStatus } from './labels.ts';
import { formQuery, useDecideForm, useOpenForm, type FormItem, type ProgramForm } from './queries.ts';
import { FormStatusLabel } from './states.tsx';
import '#platform/ui/styles/workspace.css';

const PAISE = 100;

/** One application for a program: what the applicant wrote, once it is said why, and the decision. */
export function ProgramFormPane(props: ResourcePaneProps<FormItem>) {
  const form = useSuspenseQuery(formQuery(props.id)).data.data;
  const open = useOpenForm();
  const { member, title, program_code, provider, status, paid, returned, details } = form.attributes;
  return (
    <Pane
      label={member.name}
      list={{ to: '/staff/program-applications', label: m.support_forms() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{member.name}</h2>
          <Meta>
            <FormStatusLabel status={status} />
            <TextLink render={<Link {...linkTo(`/${encodeURIComponent(program_code)}`)} />}>{title}</TextLink>
            {provider}
            {paid !== null && (returned ? m.support_fee_returned() : m.support_fee({ amount: formatRupees(paid * PAISE) }))}
          </Meta>
        </div>
      }
    >
      {details === null ? (
        <OpenForm
          presets={[m.support_open_decide(), m.members_open_request(), m.members_open_payment()]}
          change={open}
          onOpen={(reason) => open.mutate({ params: { id: form.id }, json: { reason } })}
        />
      ) : (
        <Opened form={form} details={details} />
      )}
    </Pane>
  );
}

type OpenedProps = { form: ProgramForm; details: NonNullable<ProgramForm['attributes']['details']> };

function Opened({ form, details }: OpenedProps) {
  return (
    <>
      <p className="work-section small muted">{m.members_opened_for({ reason: details.opened_for })}</p>
      {form.attributes.next.length > 0 && <Decisions form={form} />}
      <PaneSection title={m.support_answers()}>
        <AnswersView form={details.form} />
      </PaneSection>
      <PaneSection title={m.money_history()}>
        <ol className="stack gap-2">
          {details.form.attributes.timeline.map(({ status, note, at }) => (
            <li key={at + status}>
              <b>{formStatusLabel(status)}</b> <span className="muted small nowrap">{formatDateTime(at)}</span>
              {note && <span className="work-note">{note}</span>}
            </li>
          ))}
        </ol>
      </PaneSection>
      <PaneHistory entries={details.history} all={form.id} />
    </>
  );
}

const ACT_LABELS: Partial<Record<FormStatus, () => string>> = {
  under_review: m.support_decide_review,
  offered: m.support_decide_offer,
  rejected: m.support_decide_reject,
  enrolled: m.support_decide_enrol,
};

function Decisions({ form: { id, attributes } }: { form: ProgramForm }) {
  const decide = useDecideForm();
  const { member, status: from, next } = attributes;
  return (
    <PaneSection title={m.safety_decide()}>
      <DecisionActs
        applicant={member.name}
        next={next}
        statusLabel={formStatusLabel}
        actLabel={(status) => ACT_LABELS[status]?.()}
        leadsToFirst
        isReasonRead
        change={decide}
        send={(status, reason, options) => decide.mutate({ params: { id }, json: { from, status, reason } }, options)}
      />
    </PaneSection>
  );
}
