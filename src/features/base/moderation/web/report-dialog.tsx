import { MuteActions, type Muted } from '#features/base/mutes/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ReasonDialog } from '#platform/ui/reason-dialog.tsx';
import { useReport } from './queries.ts';
import { REASONS } from './reason-labels.ts';

type ReportDialogProps = {
  type: string;
  id: string;
  author?: { name: string; slug: string | null } | null;
  board?: { title: string; slug: string };
  onSent: () => void;
  onClose: () => void;
};

/** Asks what is wrong with something, and reports it to staff; or mutes it or its author. */
export function ReportDialog({ type, id, author, board, onSent, onClose }: ReportDialogProps) {
  const muted: Muted[] = [
    ...(author?.slug ? [{ type: 'user' as const, slug: author.slug, name: author.name }] : []),
    ...(board ? [{ type: 'board' as const, slug: board.slug, name: board.title }] : []),
  ];
  const report = useReport();
  return (
    <ReasonDialog
      title={m.moderation_report_title()}
      subtitle={m.moderation_report_text()}
      legend={m.moderation_report_reason()}
      reasons={REASONS}
      noteLabel={m.moderation_report_note()}
      missing={m.moderation_report_missing()}
      save={m.moderation_report_send()}
      change={report}
      onSend={(input) => report.mutate({ json: { object_type: type, object_id: id, ...input } }, { onSuccess: onSent })}
      onClose={onClose}
      after={<MuteActions muted={muted} onDone={onClose} />}
    />
  );
}
