import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { chooseConsent, useConsent } from './consent.ts';

/** The consent banner, shown once; both answers look alike and take one press. */
export function ConsentBar() {
  if (useConsent() !== 'unasked') return null;
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
