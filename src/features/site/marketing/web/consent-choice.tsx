import { chooseConsent, useConsent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { RadioGroup } from '#platform/ui/radio-group.tsx';

/** The analytics consent; giving and withdrawing it take one press each. */
export function ConsentChoice({ months }: { months: number }) {
  const consent = useConsent();
  return (
    <div className="panel stack gap-2" id="counting">
      <RadioGroup
        legend={m.marketing_privacy_choice()}
        name="counting"
        value={consent === 'unasked' ? '' : consent}
        options={[
          { value: 'given', label: m.marketing_privacy_yes(), hint: m.marketing_privacy_yes_hint({ months }) },
          { value: 'refused', label: m.marketing_privacy_no(), hint: m.marketing_privacy_no_hint() },
        ]}
        onValueChange={(choice) => chooseConsent(choice === 'given' ? 'given' : 'refused')}
      />
      <output className="small muted">
        {consent === 'unasked' ? m.marketing_privacy_unasked() : m.marketing_privacy_saved()}
      </output>
    </div>
  );
}
