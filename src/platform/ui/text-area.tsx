import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldLabels } from './field.tsx';

/** Several lines of text with their label; takes everything a `textarea` takes. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  aside,
  className,
  ...area
}: FieldLabels & ComponentPropsWithRef<'textarea'>) {
  return (
    <Field {...{ label, hint, error, aside, id: area.id }} optional={Boolean(optional)}>
      {(control) => <textarea {...area} {...control} className={classNames('input', className)} />}
    </Field>
  );
}
