import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime } from '#platform/language/format.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { measuresQuery, useAppeal, type Measure } from './queries.ts';

const KINDS: Record<Measure['attributes']['kind'], () => string> = {
  warning: m.moderation_measure_warning,
  suspension: m.moderation_measure_suspension,
  hidden: m.moderation_measure_hidden,
};

/** What staff decided about the member, why, and the appeal against it. */
export function Decisions() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.moderation_decisions_title()} reason={m.moderation_decisions_lead()} />;
  return <DecisionList />;
}

function DecisionList() {
  const { data } = useSuspenseQuery(measuresQuery());
  return (
    <main className="container settings">
      <Breadcrumbs
        crumbs={[
          { label: m.accounts_settings_title(), render: <Link to="/settings" /> },
          { label: m.moderation_decisions_title() },
        ]}
      />
      <header className="stack gap-2">
        <h1>{m.moderation_decisions_title()}</h1>
        <p className="lead muted">{m.moderation_decisions_lead()}</p>
      </header>
      {data.data.length === 0 && (
        <EmptyState cover="no-decisions" title={m.moderation_decisions_none()}>
          {m.moderation_decisions_none_text()}
        </EmptyState>
      )}
      {data.data.map((measure) => (
        <Decision key={measure.id} measure={measure} />
      ))}
    </main>
  );
}

function Decision({ measure: { id, attributes } }: { measure: Measure }) {
  const [isAppealing, setAppealing] = useState(false);
  const { kind, title, reason, at, ends_at, lifted_at, lift_reason, appeal, can } = attributes;
  return (
    <section className="panel stack gap-3" aria-label={`${KINDS[kind]()} ${title}`}>
      <div className="stack gap-1">
        <h2 className="title-s">
          {KINDS[kind]()}
          {title && `: ${title}`}
        </h2>
        <Meta>
          {formatDate(at)}
          {kind === 'suspension' &&
            (ends_at ? m.moderation_measure_until({ when: formatDateTime(ends_at) }) : m.moderation_measure_open())}
          {lifted_at && <Tag tone="good">{m.moderation_measure_lifted({ day: formatDate(lifted_at) })}</Tag>}
        </Meta>
      </div>
      <p>{reason}</p>
      {lift_reason && <p className="muted">{lift_reason}</p>}
      {appeal && <AppealText appeal={appeal} />}
      {can.appeal && (
        <div className="row">
          <Button variant="quiet" small onClick={() => setAppealing(true)}>
            {m.moderation_appeal()}
          </Button>
        </div>
      )}
      {isAppealing && <AppealDialog id={id} onClose={() => setAppealing(false)} />}
    </section>
  );
}

const OUTCOMES = { upheld: m.moderation_appeal_upheld, lifted: m.moderation_appeal_lifted };

function AppealText({ appeal: { text, at, outcome, answer } }: { appeal: NonNullable<Measure['attributes']['appeal']> }) {
  return (
    <div className="stack gap-1">
      <p className="small muted">{m.moderation_appeal_yours({ day: formatDate(at) })}</p>
      <p>{text}</p>
      <p>
        <b>{outcome === null ? m.moderation_appeal_waits() : OUTCOMES[outcome]()}</b> {answer}
      </p>
    </div>
  );
}

function AppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [text, setText] = useState('');
  const appeal = useAppeal();
  const toast = useToast();
  const send = () =>
    appeal.mutate(
      { params: { id }, json: { text } },
      {
        onSuccess: () => {
          toast.show(m.moderation_appeal_sent());
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={m.moderation_appeal_title()}
      subtitle={m.moderation_appeal_text()}
      save={m.moderation_appeal_send()}
      change={appeal}
      onSave={send}
      onClose={onClose}
    >
      <TextArea
        label={m.moderation_appeal_field()}
        required
        minLength={10}
        maxLength={2000}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
