import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  /** `aside` is short: a tag or a number. */
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; aside?: ReactNode; disabled?: boolean }[];
  /** Draws each option as a card. */
  cards?: boolean;
  value?: string | undefined;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  error?: ReactNode;
  /** Shows the legend to screen readers only, when a visible heading already says it. */
  hideLegend?: boolean;
};

/** A choice of one of a few options, all of them visible. */
export function RadioGroup({ legend, name, options, value, defaultValue, onValueChange, ...look }: RadioGroupProps) {
  const { error, hideLegend, cards } = look;
  const errorId = useId();
  return (
    <fieldset className={classNames('field', cards && 'check-cards')} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : 'label'}>{legend}</legend>
      {options.map((option) => (
        <label className={classNames('check', cards && 'check-card')} key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
          />
          <span className="check-text min-w-0 flex-1">
            {option.label}
            {option.hint && <span className="hint">{option.hint}</span>}
          </span>
          {option.aside}
        </label>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
