import type { ReactNode } from 'react';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
};

/** A choice of one of two to four options, such as the views of a page. */
export function Segmented<Value extends string>({ label, value, onValueChange, options }: SegmentedProps<Value>) {
  return (
    <div role="group" className="segmented" aria-label={label}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => !isChosen && onValueChange(option.value)}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
