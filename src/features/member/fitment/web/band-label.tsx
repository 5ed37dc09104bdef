import type { ReactNode } from 'react';
import { bandLabel, type Band } from './band.ts';
import { STATUS_ICONS } from './row-status.tsx';
import { Icon } from '#platform/ui/icon.tsx';

const BAND_ICONS = { good: STATUS_ICONS.met, moderate: STATUS_ICONS.partly, low: STATUS_ICONS.missing };

/** A band as icon, label and colour, optionally with another label such as "Good fit". */
export function BandLabel({ band, children }: { band: Band; children?: ReactNode }) {
  return (
    <span className={`band-label band-${band}`}>
      <Icon of={BAND_ICONS[band]} small />
      {children ?? bandLabel(band)}
    </span>
  );
}
