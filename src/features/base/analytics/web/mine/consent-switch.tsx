import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { chooseConsent, useConsent } from '../consent.ts';

/** Turns analytics consent on or off with one press. */
export function ConsentSwitch({ months }: { months?: number }) {
  const consent = useConsent();
  const isGiven = consent === 'given';
  return (
    <section className="panel stack gap-2.5" aria-labelledby="counting-choice">
      <h2 id="counting-choice">{isGiven ? m.analytics_choice_given() : m.analytics_choice_refused()}</h2>
      <p className="muted">{isGiven && months ? m.analytics_choice_given_text({ months }) : m.analytics_choice_refused_text()}</p>
      <Button variant="quiet" className="start" onClick={() => chooseConsent(isGiven ? 'refused' : 'given')}>
        {isGiven ? m.analytics_choice_withdraw() : m.analytics_choice_give()}
      </Button>
    </section>
  );
}
