import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { chooseConsent, useConsent } from '../consent.ts';

/** Turns analytics consent on or off with one press. */
export function ConsentSwitch({ months }: { months?: number }) {
  const consent = useConsent();
  const given = consent === 'given';
  return (
    <section className="panel stack gap-2.5" aria-labelledby="counting-choice">
      <h2 id="counting-choice">{given ? m.journeys_choice_given() : m.journeys_choice_refused()}</h2>
      <p className="soft">{given && months ? m.journeys_choice_given_text({ months }) : m.journeys_choice_refused_text()}</p>
      <Button variant="quiet" className="start" onClick={() => chooseConsent(given ? 'refused' : 'given')}>
        {given ? m.journeys_choice_withdraw() : m.journeys_choice_give()}
      </Button>
    </section>
  );
}
