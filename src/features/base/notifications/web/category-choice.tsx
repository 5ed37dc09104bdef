import { useId } from 'react';
import { m } from '#platform/messages/messages.js';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { MailChoice } from '../contract.ts';
import { CATEGORY_LABELS } from './category-labels.ts';
import { useChangePreferences, type Preferences } from './queries.ts';

type Choice = Preferences['matters'][number];

const MAIL: readonly { value: MailChoice; label: () => string }[] = [
  { value: 'now', label: m.notifications_mail_now },
  { value: 'digest', label: m.notifications_mail_digest },
  { value: 'never', label: m.notifications_mail_never },
];

/** The channels of one category; every choice is saved at once. */
export function CategoryChoice({ choice }: { choice: Choice }) {
  const { matter, fixed } = choice;
  const words = useId();
  const change = useChangePreferences();
  const toast = useToast();
  const asked = change.isPending && 'matter' in change.variables.json ? change.variables.json : {};
  const { in_app, mail, push } = { ...choice, ...asked };
  const keep = (part: Partial<Pick<Choice, 'in_app' | 'mail' | 'push'>>) =>
    change.mutate({ json: { matter, ...part } }, { onError: (error) => toast.show(error.message, { kind: 'warn' }) });
  return (
    <li>
      <div className="matter" role="group" aria-labelledby={words}>
        <span className="notice-mark">
          <Icon of={CATEGORY_LABELS[matter].icon} small />
        </span>
        <div className="matter-words">
          <h3 id={words}>{CATEGORY_LABELS[matter].title()}</h3>
          <p className="hint">{CATEGORY_LABELS[matter].hint()}</p>
        </div>
        <div className="matter-choices">
          <Checkbox checked={in_app} disabled={fixed} onChange={({ target }) => keep({ in_app: target.checked })}>
            {m.notifications_here()}
          </Checkbox>
          <Checkbox checked={push} onChange={({ target }) => keep({ push: target.checked })}>
            {m.notifications_devices()}
          </Checkbox>
          <SelectField
            label={m.notifications_email()}
            value={mail}
            disabled={fixed}
            options={MAIL.map(({ value, label }) => ({ value, label: label() }))}
            onChange={({ target }) => keep({ mail: MAIL.find(({ value }) => value === target.value)?.value ?? mail })}
          />
        </div>
      </div>
    </li>
  );
}
