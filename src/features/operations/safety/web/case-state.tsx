import CircleCheck from 'lucide-react/icons/circle-check';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Gavel from 'lucide-react/icons/gavel';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { STATUS_LABELS, type CaseStatus } from '#features/base/moderation/web/index.ts';
import { StateLabel, type StateTone } from '#features/operations/staff/web/index.ts';
import type { IconShape } from '#platform/ui/icon.tsx';

const STATES: Record<CaseStatus, { tone: StateTone; icon: IconShape }> = {
  open: { tone: 'warn', icon: Flag },
  hidden: { tone: 'bad', icon: EyeOff },
  settled: { tone: 'good', icon: Gavel },
  dismissed: { tone: 'soft', icon: CircleCheck },
  restored: { tone: 'soft', icon: RotateCcw },
};

/** The state of a case. */
export function CaseState({ status }: { status: CaseStatus }) {
  const { tone, icon } = STATES[status];
  return (
    <StateLabel tone={tone} icon={icon}>
      {STATUS_LABELS[status]()}
    </StateLabel>
  );
}
