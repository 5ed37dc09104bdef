import { Progress as Base } from '@base-ui/react/progress';
import { m } from '#platform/messages/messages.js';
import { classNames } from './class-names.ts';
import { Ring } from './ring.tsx';

type ProgressProps = {
  /** linear (default, also when blank) or circular. Anything else throws with the message of the specification. */
  type?: 'linear' | 'circular' | '';
  /** 0 to 100; indeterminate when omitted or null. */
  value?: number | null;
  label?: string;
  /** Diameter of the circular form in pixels. */
  size?: number;
  className?: string;
};

/** Progress of running work. Throws on a type that is neither linear, circular nor blank. */
export function Progress({ type, value = null, label, size = 40, className }: ProgressProps) {
  const form = type || 'linear';
  if (form !== 'linear' && form !== 'circular') throw new Error(m.kit_invalid_progress());
  const root = { value, 'aria-label': label ?? m.kit_loading() };
  if (form === 'circular') {
    return (
      <Base.Root {...root} className={classNames('inline-grid', value === null && 'ring-spin', className)}>
        <Ring value={value ?? 28} size={size} />
      </Base.Root>
    );
  }
  return (
    <Base.Root {...root} className={className}>
      <Base.Track className="bar">
        <Base.Indicator render={<i />} />
      </Base.Track>
    </Base.Root>
  );
}
