import { m } from '#platform/messages/messages.js';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { LeadForm } from './lead-form.tsx';

type AdvisorDialogProps = {
  /** The page that contains it. */
  page: string;
  onOpenChange: (open: boolean) => void;
};

/** The form that requests a call of a course advisor. */
export const AdvisorDialog = ({ page, onOpenChange }: AdvisorDialogProps) => (
  <Dialog open onOpenChange={onOpenChange} title={m.leads_advisor_title()} subtitle={m.leads_advisor_text()}>
    <SheetBody>
      <LeadForm kind="advisor" page={page} />
    </SheetBody>
  </Dialog>
);
