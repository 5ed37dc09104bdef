import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  children: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown at the end of the line: points, a count. */
  aside?: ReactNode;
};

/** A checkbox with its label. */
export function Checkbox({ children, hint, error, aside, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <>
      <label className="check">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className="min-w-0 flex-1">
          {children}
          {hint && <span className="hint">{hint}</span>}
        </span>
        {aside}
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </>
  );
}
