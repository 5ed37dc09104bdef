import { useId } from 'react';
import { m } from '#platform/messages/messages.js';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { MailChoice } from '../contract.ts';
import { CATEGORY_LABELS } from './category-labels.ts';
import { useChangePreferences, type Preferences } from './queries.ts';

type Choice = Preferences['categories'][number];

const MAIL: readonly { value: MailChoice; label: () => string }[] = [
  { value: 'now', label: m.notifications_mail_now },
  { value: 'digest', label: m.notifications_mail_digest },
  { value: 'never', label: m.notifications_mail_never },
];

/** The channels of one category; every choice is saved at once. */
export function CategoryChoice({ choice }: { choice: Choice }) {
  const { category, fixed } = choice;
  const titleId = useId();
  const change = useChangePreferences();
  const toast = useToast();
  const pendingChoice = change.isPending && 'category' in change.variables.json ? change.variables.json : {};
  const { in_app, mail, push } = { ...choice, ...pendingChoice };
  const save = (part: Partial<Pick<Choice, 'in_app' | 'mail' | 'push'>>) =>
    change.mutate({ json: { category, ...part } }, { onError: (error) => toast.show(error.message, { kind: 'warn' }) });
  return (
    <li>
      <div className="preference" role="group" aria-labelledby={titleId}>
        <span className="notice-icon">
          <Icon of={CATEGORY_LABELS[category].icon} small />
        </span>
        <div className="preference-label">
          <h3 id={titleId}>{CATEGORY_LABELS[category].title()}</h3>
          <p className="hint">{CATEGORY_LABELS[category].hint()}</p>
        </div>
        <div className="preference-channels">
          <Checkbox checked={in_app} disabled={fixed} onChange={({ target }) => save({ in_app: target.checked })}>
            {m.notifications_here()}
          </Checkbox>
          <Checkbox checked={push} onChange={({ target }) => save({ push: target.checked })}>
            {m.notifications_devices()}
          </Checkbox>
          <SelectField
            label={m.notifications_email()}
            value={mail}
            disabled={fixed}
            options={MAIL.map(({ value, label }) => ({ value, label: label() }))}
            onChange={({ target }) => save({ mail: MAIL.find(({ value }) => value === target.value)?.value ?? mail })}
          />
        </div>
      </div>
    </li>
  );
}
