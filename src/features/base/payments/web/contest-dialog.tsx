import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { contestSubjectLabel, type ContestSubject } from './contest-labels.ts';
import { useContestPurchase, type Purchase } from './queries.ts';

/** Asks what is wrong with a purchase, or why the money is to come back. What was typed stays when it is refused. */
export function ContestDialog({ purchase: { id, attributes }, onClose }: { purchase: Purchase; onClose: () => void }) {
  const [about, setAbout] = useState<ContestSubject>();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const contest = useContestPurchase();
  const toast = useToast();
  const textError = fieldError(contest.error, 'text');
  const send = () => {
    if (!about) return setMissing(true);
    contest.mutate(
      { params: { id }, json: { about, text } },
      {
        onSuccess: () => {
          toast.show(m.payments_contest_sent());
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={m.payments_contest_title()}
      subtitle={attributes.title}
      save={m.payments_contest_send()}
      change={{ isPending: contest.isPending, error: textError ? null : contest.error }}
      onSave={send}
      onClose={onClose}
    >
      <RadioGroup
        legend={m.payments_contest_about()}
        name="about"
        value={about ?? ''}
        options={attributes.contestable.map((value) => ({ value, label: contestSubjectLabel(value) }))}
        onValueChange={(value) => {
          setAbout(attributes.contestable.find((subject) => subject === value));
          setMissing(false);
        }}
        error={isMissing && m.payments_contest_choose()}
      />
      <TextArea
        label={m.payments_contest_text()}
        hint={m.payments_contest_text_hint()}
        error={textError}
        required
        minLength={10}
        maxLength={2000}
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="small muted">
        {m.payments_contest_when()} <TextLink href="/cancellation-policy">{m.payments_contest_policy()}</TextLink>
      </p>
    </FormDialog>
  );
}
