import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldLabels } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectFieldProps = FieldLabels &
  ComponentPropsWithRef<'select'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[];
    /** The label of the empty option; omitted, there is none. */
    placeholder?: string;
  };

/** A native select: best on touch screens, and it works before hydration. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  aside,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, aside, id: select.id }} optional={Boolean(optional)}>
      {(control) => (
        <div className="select">
          <select {...select} {...control} className={classNames('input', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </div>
      )}
    </Field>
  );
}
