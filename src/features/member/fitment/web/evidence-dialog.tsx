import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody, SheetFoot } from '#platform/ui/sheet.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeEvidence, type Fitment, type Requirement } from './queries.ts';

/** Asks for one sentence of evidence for a requirement. The text stays in the field when sending fails. */
export function EvidenceDialog({
  fitment,
  requirement,
  onClose,
}: {
  fitment: Fitment;
  requirement: Requirement;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const change = useChangeEvidence(fitment.attributes.job_application_id);
  const toast = useToast();
  const skillId = requirement.skill_ids[0] ?? '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change.mutate(
      { params: { id: fitment.id }, json: { attach: { skill_id: skillId, text } } },
      {
        onSuccess: ({ data }) => {
          toast.show(m.fitment_attached({ score: data.attributes.score ?? '' }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.fitment_attach_title({ skill: requirement.label })}
      subtitle={m.fitment_attach_text()}
    >
      <form onSubmit={submit}>
        <SheetBody>
          {change.isError && <Banner kind="bad">{change.error.message}</Banner>}
          <TextArea
            label={m.fitment_attach_label()}
            hint={m.fitment_attach_example()}
            value={text}
            required
            minLength={10}
            maxLength={600}
            onChange={(event) => setText(event.target.value)}
          />
        </SheetBody>
        <SheetFoot>
          <Button type="submit" className="push-end" loading={change.isPending}>
            {m.fitment_attach_save()}
          </Button>
        </SheetFoot>
      </form>
    </Dialog>
  );
}
