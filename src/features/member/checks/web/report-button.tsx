import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { useReportQuestion, useReportWork } from './queries.ts';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Reports a mistake in a question that was answered. */
export function ReportQuestion({ attemptId, question }: { attemptId: string; question: { id: string; text: string } }) {
  const [isOpen, setOpen] = useState(false);
  const report = useReportQuestion();
  return (
    <>
      <OpenReport onOpen={() => setOpen(true)} />
      {isOpen && (
        <ReportDialog
          of="question"
          subtitle={question.text}
          change={report}
          onReport={(json, options) =>
            report.mutate({ params: { id: attemptId }, json: { question: question.id, ...json } }, options)
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Reports a mistake in the task of a piece of work. */
export function ReportWork({ skillId, title }: { skillId: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const report = useReportWork();
  return (
    <>
      <OpenReport onOpen={() => setOpen(true)} />
      {isOpen && (
        <ReportDialog
          of="work"
          subtitle={title}
          change={report}
          onReport={(json, options) => report.mutate({ params: { skill_id: skillId }, json }, options)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const OpenReport = ({ onOpen }: { onOpen: () => void }) => (
  <div>
    <Button variant="bare" small icon={Flag} onClick={onOpen}>
      {m.checks_report()}
    </Button>
  </div>
);
