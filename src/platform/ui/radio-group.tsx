import { useId, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  value?: string | undefined;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  error?: ReactNode;
  /** Shows the legend to screen readers only, when a visible heading already says it. */
  hideLegend?: boolean;
};

/** A choice of one of a few options, all of them visible. */
export function RadioGroup({ legend, name, options, value, defaultValue, onValueChange, error, hideLegend }: RadioGroupProps) {
  const errorId = useId();
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : 'label'}>{legend}</legend>
      {options.map((option) => (
        <label className="check" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
          />
          <span className="min-w-0 flex-1">
            {option.label}
            {option.hint && <span className="hint">{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
