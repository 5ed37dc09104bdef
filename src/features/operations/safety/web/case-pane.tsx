import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { reasonLabel, type CaseStatus } from '#features/base/moderation/web/index.ts';
import { SuspendForm } from '#features/operations/members/web/index.ts';
import {
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  ReasonAct,
  ReasonForm,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { caseHistoryQuery, caseQuery, useDismiss, useHide, useRestore, useSettle, type ModerationCase } from './queries.ts';
import { CaseState } from './case-state.tsx';
import { typeLabel } from './type-labels.ts';

/** One case: what is reported, what the reports say, and the decisions. */
export function CasePane({ id, rows, onOpen }: ResourcePaneProps<ModerationCase>) {
  const { data } = useSuspenseQuery(caseQuery(id));
  const history = useSuspenseQuery(caseHistoryQuery(id)).data.data;
  const { attributes } = data.data;
  const title = attributes.object?.title ?? m.moderation_gone();
  return (
    <Pane
      label={title}
      list={{ to: '/staff/reports', label: m.staff_place_reports() }}
      {...placeIn({ id, rows, onOpen })}
      head={
        <div className="stack gap-1">
          <h2>
            {attributes.object ? (
              <TextLink render={<Link {...linkTo(attributes.object.url)} />}>{attributes.object.title}</TextLink>
            ) : (
              title
            )}
          </h2>
          <Meta>
            <CaseState status={attributes.status} />
            {typeLabel(attributes.object_type)}
            {attributes.author && (
              <TextLink render={<Link to="/staff/$place/$id" params={{ place: 'members', id: attributes.author.slug }} />}>
                {attributes.author.name}
              </TextLink>
            )}
          </Meta>
        </div>
      }
    >
      {attributes.object?.excerpt && <p className="work-section">{attributes.object.excerpt}</p>}
      <Reports reports={attributes.reports} count={attributes.report_count} />
      {attributes.decided_at && <Decided attributes={attributes} />}
      {attributes.object && <Decisions case={data.data} />}
      <PaneHistory entries={history} />
    </Pane>
  );
}

type Attributes = ModerationCase['attributes'];

function Reports({ reports, count }: { reports: Attributes['reports']; count: number }) {
  const now = useNow();
  return (
    <PaneSection title={m.moderation_reports({ count })}>
      <ul className="stack gap-2">
        {reports.map(({ reason, note, name, created_at }, index) => (
          <li key={index} className="pin-note">
            <b>{reasonLabel(reason)}</b> {note}
            <span className="work-sub">{`${name || m.safety_visitor()} · ${formatRelative(created_at, now)}`}</span>
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}

function Decided({ attributes: { decided_by, decided_at, reason } }: { attributes: Attributes }) {
  const now = useNow();
  return (
    <p className="work-section small muted">
      {m.moderation_decided({ name: decided_by ?? '', when: formatRelative(decided_at ?? '', now) })} {reason}
    </p>
  );
}

type Act = 'hide' | 'warning' | 'suspension';

function Decisions({ case: { id, attributes } }: { case: ModerationCase }) {
  const { status, can } = attributes;
  const [act, setAct] = useState<Act>();
  const [dismiss, restore] = [useDismiss(), useRestore()];
  const params = { id };
  return (
    <PaneSection title={m.safety_decide()}>
      <div className="row gap-2">
        {can.hide && status !== 'hidden' && (
          <Button small icon={EyeOff} onClick={() => setAct('hide')}>
            {m.moderation_hide()}
          </Button>
        )}
        {status === 'hidden' && (
          <ReasonAct
            label={m.moderation_restore()}
            icon={RotateCcw}
            title={m.safety_restore_title()}
            text={attributes.author ? m.safety_restore_text() : m.safety_restore_no_author()}
            preset={m.safety_restore_reason()}
            change={restore}
            onSave={(reason, close) => restore.mutate({ params, json: { reason, from: status } }, { onSuccess: close })}
          />
        )}
        {can.act_on_author && (
          <>
            <Button variant="quiet" small onClick={() => setAct('warning')}>
              {m.members_warn()}
            </Button>
            <Button variant="quiet" small danger onClick={() => setAct('suspension')}>
              {m.members_suspend()}
            </Button>
          </>
        )}
        {status === 'open' && (
          <ReasonAct
            label={m.moderation_dismiss()}
            icon={Check}
            title={m.safety_dismiss_title()}
            text={m.safety_dismiss_text()}
            preset={m.safety_dismiss_reason()}
            change={dismiss}
            onSave={(reason, close) => dismiss.mutate({ params, json: { reason, from: status } }, { onSuccess: close })}
          />
        )}
      </div>
      {act === 'hide' && (
        <HideForm id={id} from={status} hasAuthor={attributes.author !== null} onClose={() => setAct(undefined)} />
      )}
      {(act === 'warning' || act === 'suspension') && (
        <SettleForm id={id} from={status} kind={act} name={attributes.author?.name ?? ''} onClose={() => setAct(undefined)} />
      )}
    </PaneSection>
  );
}

/** `from` is the status that was seen. */
type FormProps = { id: string; from: CaseStatus; onClose: () => void };

/** Hides the content; can be undone at once. */
function HideForm({ id, from, hasAuthor, onClose }: FormProps & { hasAuthor: boolean }) {
  const [hide, restore] = [useHide(), useRestore()];
  const toast = useToast();
  const params = { id };
  const undo = () =>
    restore.mutate(
      { params, json: { reason: m.members_undone() } },
      { onError: (error) => toast.show(error.message, { kind: 'warn' }) },
    );
  const save = (reason: string) =>
    hide.mutate(
      { params, json: { reason, from } },
      {
        onSuccess: () => {
          onClose();
          toast.show(hasAuthor ? m.safety_hidden() : m.moderation_hidden(), {
            action: { label: m.members_undo(), onPress: undo },
          });
        },
      },
    );
  return (
    <ReasonForm
      title={m.moderation_hide_title()}
      text={m.moderation_hide_text()}
      save={m.moderation_hide()}
      reason={{ label: m.moderation_hide_reason(), hint: hasAuthor ? m.moderation_hide_hint() : m.safety_hide_no_author() }}
      change={hide}
      onSave={save}
      onClose={onClose}
    />
  );
}

type SettleFormProps = FormProps & { kind: 'warning' | 'suspension'; name: string };

/** Warns or suspends the author, which settles the case. */
function SettleForm({ id, from, kind, name, onClose }: SettleFormProps) {
  const settle = useSettle();
  const params = { id };
  if (kind === 'suspension')
    return (
      <SuspendForm
        name={name}
        change={settle}
        onSave={(json) => settle.mutate({ params, json: { kind, from, ...json } }, { onSuccess: onClose })}
        onClose={onClose}
      />
    );
  return (
    <ReasonForm
      title={m.members_warn_title({ name })}
      text={m.members_warn_text()}
      save={m.members_warn()}
      reason={{ label: m.members_reason_read_by({ name }) }}
      change={settle}
      onSave={(reason) => settle.mutate({ params, json: { kind, from, reason } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
