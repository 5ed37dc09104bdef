import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { useId, type ReactNode } from 'react';

type SwitchProps = {
  children: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A setting that takes effect immediately; for a choice that is submitted later use `Checkbox`. */
export function Switch({ children, hint, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const labelId = useId();
  return (
    <div className="check">
      <span className="min-w-0 flex-1">
        <span id={labelId}>{children}</span>
        {hint && <span className="hint">{hint}</span>}
      </span>
      <BaseSwitch.Root className="switch" aria-labelledby={labelId} {...{ checked, onCheckedChange, disabled }}>
        <BaseSwitch.Thumb />
      </BaseSwitch.Root>
    </div>
  );
}
