import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon } from './icon.tsx';

export type FieldLabels = {
  label: ReactNode;
  hint?: ReactNode;
  /** The error message; marks the control as invalid. */
  error?: ReactNode;
  /** Says "optional" beside the label. */
  optional?: boolean;
  /** Shown at the end of the hint's line, such as a word counter. */
  aside?: ReactNode;
};

/** The props that connect a control with its label and messages. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = FieldLabels & { id?: string | undefined; children: (control: FieldControl) => ReactNode };

/** Label, control, hint and error; passes the control its id and descriptions. */
export function Field({ id, label, hint, error, optional, aside, children }: FieldProps) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const hintId = hint || aside ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <div className="label-line">
        <label className="label" htmlFor={control}>
          {label}
        </label>
        {optional && <span className="muted small">{m.kit_optional()}</span>}
      </div>
      {children({ id: control, 'aria-describedby': describedBy || undefined, 'aria-invalid': errorId ? true : undefined })}
      {hintId && (
        <div className="label-line" id={hintId}>
          {hint && <span className="hint">{hint}</span>}
          {aside}
        </div>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The error of a field; renders nothing without content. */
export function FieldError({ id, children }: { id?: string | undefined; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p className="error" id={id} role="alert">
      <Icon of={CircleAlert} small />
      <span>{children}</span>
    </p>
  );
}
