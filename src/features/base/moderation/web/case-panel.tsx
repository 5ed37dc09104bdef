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
export function CasePanel({ one: { id, attributes: one } }: { one: ModerationCase }) {
  const now = useNow();
  return (
    <Panel className="stack gap-3">
      <div className="stack gap-1">
        <h2 className="title-s">
          {one.object ? (
            <TextLink render={<Link {...linkTo(one.object.url)} />}>{one.object.title}</TextLink>
          ) : (
            m.moderation_gone()
          )}
        </h2>
        <Meta>
          {one.author?.name ?? m.moderation_editors()}
          {formatRelative(one.reported_at, now)}
          <Tag tone={one.status === 'hidden' ? 'warn' : 'neutral'}>{m.moderation_reports({ count: one.report_count })}</Tag>
        </Meta>
      </div>
      {one.object && <p className="forum-text">{one.object.excerpt}</p>}
      <ul className="stack gap-2">
        {one.reports.map((report, index) => (
          <li key={index} className="pin-note">
            <span className="strong">{reasonLabel(report.reason)}</span> {report.note} <span className="soft">{report.name}</span>
          </li>
        ))}
      </ul>
      {one.decided_at && (
        <p className="small soft">
          {m.moderation_decided({ name: one.decided_by ?? '', when: formatRelative(one.decided_at, now) })} {one.reason}
        </p>
      )}
      {one.object && <Decisions id={id} status={one.status} />}
    </Panel>
  );
}

function Decisions({ id, status }: Pick<ModerationCase['attributes'], 'status'> & { id: string }) {
  const [dismiss, restore] = [useDismiss(), useRestore()];
  const toast = useToast();
  const failed = (error: Error) => toast.show(error.message, { kind: 'warn' });
  if (status === 'hidden')
    return (
      <div className="row">
        <Button
          variant="quiet"
          small
          icon={RotateCcw}
          loading={restore.isPending}
          onClick={() => restore.mutate({ params: { id } }, { onError: failed })}
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
          onClick={() => dismiss.mutate({ params: { id } }, { onError: failed })}
        >
          {m.moderation_dismiss()}
        </Button>
      )}
    </div>
  );
}
