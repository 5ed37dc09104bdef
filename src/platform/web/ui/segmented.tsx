import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
};

/** Two to four views of the same thing; exactly one is on. */
export function Segmented<Value extends string>({ label, value, onValueChange, options }: SegmentedProps<Value>) {
  const choose = (chosen: string[]) => {
    const next = options.find((option) => option.value === chosen[0]);
    if (next) onValueChange(next.value);
  };
  return (
    <ToggleGroup className="segmented" aria-label={label} value={[value]} onValueChange={choose}>
      {options.map((option) => (
        <Toggle key={option.value} value={option.value}>
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
