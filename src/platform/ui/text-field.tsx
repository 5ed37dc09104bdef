import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldLabels } from './field.tsx';

/** One line of text with its label; takes everything an `input` takes. */
export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  ...input
}: FieldLabels & ComponentPropsWithRef<'input'>) {
  return (
    <Field {...{ label, hint, error, aside, id: input.id }} optional={Boolean(optional)}>
      {(control) => <input {...input} {...control} className={classNames('input', className)} />}
    </Field>
  );
}
