import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { chooseConsent } from './consent.ts';

/** Asks for consent to visit statistics; both answers look alike and take one press. */
export function ConsentQuestion() {
  return (
    <aside className="consent float no-print" aria-label={m.analytics_consent_label()}>
      <p className="small">{m.analytics_consent_text()}</p>
      <div className="row">
        <Button variant="quiet" small onClick={() => chooseConsent('refused')}>
          {m.analytics_consent_refuse()}
        </Button>
        <Button variant="quiet" small onClick={() => chooseConsent('given')}>
          {m.analytics_consent_give()}
        </Button>
      </div>
    </aside>
  );
}
