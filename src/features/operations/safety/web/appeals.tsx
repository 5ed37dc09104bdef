import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ExportButton, HistoryOnRequest, ReasonForm, StaffFrame } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatDate, formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { appealHistoryQuery, appealsQuery, exportAppeals, useAnswerAppeal, type Appeal } from './queries.ts';
import '#platform/ui/styles/workspace.css';

const KINDS: Record<Appeal['attributes']['kind'], () => string> = {
  warning: m.moderation_measure_warning,
  suspension: m.moderation_measure_suspension,
  hidden: m.moderation_measure_hidden,
};

/** Appeals that wait for an answer, the oldest first. */
export function Appeals() {
  const appeals = useSuspenseQuery(appealsQuery()).data.data;
  return (
    <StaffFrame title={m.moderation_appeals()} actions={<ExportButton load={exportAppeals} name="appeals.csv" />}>
      <div className="work-page">
        <p className="muted">{m.moderation_appeals_lead()}</p>
        {appeals.length === 0 && (
          <EmptyState cover="no-appeals" title={m.moderation_appeals_none()}>
            {m.moderation_appeals_none_text()}
          </EmptyState>
        )}
        <ul className="work-cases">
          {appeals.map((appeal) => (
            <li key={appeal.id}>
              <AppealPanel appeal={appeal} />
            </li>
          ))}
        </ul>
      </div>
    </StaffFrame>
  );
}

function AppealPanel({ appeal: { id, attributes } }: { appeal: Appeal }) {
  const { kind, title, url, reason, note, at, decided_by, member, appeal } = attributes;
  const [outcome, setOutcome] = useState<'upheld' | 'lifted'>();
  const toast = useToast();
  const answer = useAnswerAppeal(() => {
    setOutcome(undefined);
    toast.show(m.moderation_appeal_answered({ name: member.name }));
  });
  const now = useNow();
  const save = (text: string) => outcome && answer.mutate({ params: { id }, json: { outcome, answer: text } });
  return (
    <Panel className="stack gap-3">
      <div className="stack gap-1">
        <h2 className="title-s">
          <TextLink render={<Link to="/staff/$place/$id" params={{ place: 'members', id: member.slug }} />}>
            {member.name}
          </TextLink>
        </h2>
        <Meta>
          {KINDS[kind]()}
          {url ? <TextLink render={<Link {...linkTo(url)} />}>{title}</TextLink> : title || null}
          {m.moderation_appeal_decided_by({ name: decided_by, day: formatDate(at) })}
        </Meta>
      </div>
      <p className="small">{m.moderation_appeal_reason({ reason })}</p>
      {note && <p className="small muted">{m.members_note({ note })}</p>}
      <div className="pin-note">
        <b>{m.moderation_appeal_says()}</b> <span className="muted">{appeal && formatRelative(appeal.at, now)}</span>
        <p>{appeal?.text}</p>
      </div>
      <div className="row gap-2">
        <Button small onClick={() => setOutcome('lifted')}>
          {m.moderation_appeal_lift()}
        </Button>
        <Button variant="quiet" small onClick={() => setOutcome('upheld')}>
          {m.moderation_appeal_uphold()}
        </Button>
      </div>
      <HistoryOnRequest query={appealHistoryQuery(id)} />
      {outcome && (
        <ReasonForm
          title={outcome === 'lifted' ? m.moderation_appeal_lift() : m.moderation_appeal_uphold()}
          save={outcome === 'lifted' ? m.moderation_appeal_lift() : m.moderation_appeal_uphold()}
          reason={{ label: m.moderation_appeal_answer({ name: member.name }), path: 'answer' }}
          change={answer}
          onSave={save}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </Panel>
  );
}
