import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleMinus from 'lucide-react/icons/circle-minus';
import type { ReactNode } from 'react';
import { bandLabel, type Band } from './band.ts';
import { Icon } from '#platform/ui/icon.tsx';

const BAND_ICONS = { good: CircleCheck, moderate: CircleDashed, low: CircleMinus };

/** A band as icon, label and colour, optionally with another label such as "Good fit". */
export function BandLabel({ band, children }: { band: Band; children?: ReactNode }) {
  return (
    <span className={`band-label band-${band}`}>
      <Icon of={BAND_ICONS[band]} small />
      {children ?? bandLabel(band)}
    </span>
  );
}
