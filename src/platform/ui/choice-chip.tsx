import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from './icon.tsx';
import { Menu, MenuChoice } from './menu.tsx';

type ChoiceChipProps = {
  label: string;
  /** The label when nothing is chosen. */
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};
const ANY = '';

/** A chip that opens a single choice and shows the chosen option. */
export function ChoiceChip({ label, any, value, options, onChange }: ChoiceChipProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="chip"
          data-chosen={chosen ? true : undefined}
          aria-label={chosen ? `${label}: ${chosen.label}` : label}
        >
          {chosen?.label ?? label}
          <Icon of={ChevronDown} small />
        </button>
      }
    >
      <MenuChoice
        label={label}
        value={value ?? ANY}
        options={[{ value: ANY, label: any }, ...options]}
        onValueChange={(next) => onChange(next === ANY ? undefined : next)}
      />
    </Menu>
  );
}
