import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { formatMonthName } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

type MonthFieldProps = {
  label: string;
  /** `2026-11`; empty while nothing is chosen. A half-chosen month is `-11` or `2026-`. */
  value: string;
  onChange: (value: string) => void;
  /** How many future years can be chosen; none by default. */
  ahead?: number;
  error?: string | undefined;
  required?: boolean;
};

const YEAR_COUNT = 70;
const monthOptions = () =>
  Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: formatMonthName(Date.UTC(2026, index, 15)),
  }));

/** A month and year as two selects: half of the browsers have no native month field. */
export function MonthField({ label, value, onChange, ahead = 0, error, required = false }: MonthFieldProps) {
  const id = useId();
  const [lastYear] = useState(() => new Date().getFullYear() + ahead);
  const [year = '', month = ''] = value.split('-');
  const change = (nextYear: string, nextMonth: string) => onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : '');
  return (
    <fieldset className="field month-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label">{label}</legend>
      <div className="row gap-2">
        <div className="select">
          <select
            className="input"
            aria-label={`${label}: ${m.kit_month()}`}
            value={month}
            required={required}
            onChange={(event) => change(year, event.target.value)}
          >
            <option value="">{m.kit_month()}</option>
            {monthOptions().map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </div>
        <div className="select">
          <select
            className="input"
            aria-label={`${label}: ${m.kit_year()}`}
            value={year}
            required={required}
            onChange={(event) => change(event.target.value, month)}
          >
            <option value="">{m.kit_year()}</option>
            {Array.from({ length: YEAR_COUNT }, (_, index) => String(lastYear - index)).map((selectable) => (
              <option key={selectable} value={selectable}>
                {selectable}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
