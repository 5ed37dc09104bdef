import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Button } from '#platform/ui/button.tsx';
import { BoardButton } from './board-button.tsx';
import type { Roadmap } from './queries.ts';
import './plan.css';

const OrderDialog = lazyDialog(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** The heading of the steps, with the actions to create a board and to reorder. */
export function PlanTools({ roadmap }: { roadmap: Roadmap }) {
  const [ordering, setOrdering] = useState(false);
  const plan = roadmap.attributes;
  return (
    <div className="row plan-tools">
      <h2 className="part-title">{m.roadmaps_skills_in_order()}</h2>
      {plan.can.change && (
        <div className="row push-end no-print gap-1">
          <BoardButton roadmap={roadmap} />
          {plan.skill_count > 1 && (
            <Button variant="bare" small icon={ArrowUpDown} onClick={() => setOrdering(true)}>
              {m.roadmaps_order()}
            </Button>
          )}
        </div>
      )}
      {ordering && <OrderDialog roadmap={roadmap} onClose={() => setOrdering(false)} />}
    </div>
  );
}
