import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { useDismiss, useRestore, type ModerationCase } from './queries.ts';
import { reasonLabel } from './reason-labels.ts';

/** One case: the content, its reports and the possible decisions. */
export function CasePanel({ moderationCase: { id, attributes } }: { moderationCase: ModerationCase }) {
  const now = useNow();
  return (
    <Panel className="stack gap-3">
      <div className="stack gap-1">
        <h2 className="title-s">
          {attributes.object ? (
            <TextLink render={<Link {...linkTo(attributes.object.url)} />}>{attributes.object.title}</TextLink>
          ) : (
            m.moderation_gone()
          )}
        </h2>
        <Meta>
          {attributes.author?.name ?? m.moderation_editors()}
          {formatRelative(attributes.reported_at, now)}
          <Tag tone={attributes.status === 'hidden' ? 'warn' : 'neutral'}>
            {m.moderation_reports({ count: attributes.report_count })}
          </Tag>
        </Meta>
      </div>
      {attributes.object && <p className="forum-text">{attributes.object.excerpt}</p>}
      <ul className="stack gap-2">
        {attributes.reports.map((report, index) => (
          <li key={index} className="pin-note">
            <span className="strong">{reasonLabel(report.reason)}</span> {report.note}{' '}
            <span className="muted">{report.name}</span>
          </li>
        ))}
      </ul>
      {attributes.decided_at && (
        <p className="small muted">
          {m.moderation_decided({ name: attributes.decided_by ?? '', when: formatRelative(attributes.decided_at, now) })}{' '}
          {attributes.reason}
        </p>
      )}
      {attributes.object && <Decisions id={id} status={attributes.status} />}
    </Panel>
  );
}

function Decisions({ id, status }: Pick<ModerationCase['attributes'], 'status'> & { id: string }) {
  const [dismiss, restore] = [useDismiss(), useRestore()];
  const toast = useToast();
  const showError = (error: Error) => toast.show(error.message, { kind: 'warn' });
  if (status === 'hidden')
    return (
      <div className="row">
        <Button
          variant="quiet"
          small
          icon={RotateCcw}
          loading={restore.isPending}
          onClick={() => restore.mutate({ params: { id } }, { onError: showError })}
        >
          {m.moderation_restore()}
        </Button>
      </div>
    );
  return (
    <div className="row">
      <HideDialog id={id} />
      {status === 'open' && (
        <Button
          variant="bare"
          small
          icon={Check}
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate({ params: { id } }, { onError: showError })}
        >
          {m.moderation_dismiss()}
        </Button>
      )}
    </div>
  );
}
