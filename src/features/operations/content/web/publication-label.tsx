import { StateLabel } from '#features/operations/staff/web/index.ts';
import type { Publication } from '#platform/contract/publication.ts';
import { STATE_LABELS } from './labels.ts';

/** Whether readers see it now, and why not. */
export function PublicationLabel({ state }: { state: Publication }) {
  const { label, tone, icon } = STATE_LABELS[state];
  return (
    <StateLabel tone={tone} icon={icon}>
      {label()}
    </StateLabel>
  );
}
