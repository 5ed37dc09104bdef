import { useEffect, useRef } from 'react';
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { Button } from '#platform/ui/button.tsx';
import type { LeadKind } from '../contract.ts';
import { nextStep } from '../lead-labels.ts';

type LeadSentProps = { kind: LeadKind; email: string; lead: CallOutput<'POST /api/leads'>['data']; onAgain: () => void };

/** Replaces the form after sending, takes the focus and states what happens next. */
export function LeadSent({ kind, email, lead, onAgain }: LeadSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack lead-sent gap-3">
      <h3 ref={heading} tabIndex={-1} className="title-s">
        {m.leads_sent()}
      </h3>
      <p>{nextStep(kind)}</p>
      <p className="muted">{m.leads_sent_mail({ email })}</p>
      <p className="small muted num">{m.leads_sent_reference({ reference: lead.attributes.reference })}</p>
      <Button variant="quiet" className="start" onClick={onAgain}>
        {m.leads_another()}
      </Button>
    </div>
  );
}
