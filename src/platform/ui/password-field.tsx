import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentPropsWithRef } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldLabels } from './field.tsx';

/** A password field with a show button; set `autoComplete` to current-password or new-password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  ...input
}: FieldLabels & ComponentPropsWithRef<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, aside, id: input.id }} optional={Boolean(optional)}>
      {(control) => (
        <div className="input-with-end">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames('input', className)}
          />
          <Button
            variant="bare"
            icon={shown ? EyeOff : Eye}
            iconOnly
            label={shown ? m.kit_password_hide() : m.kit_password_show()}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
