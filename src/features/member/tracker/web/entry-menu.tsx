import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#platform/ui/menu.tsx';
import type { Entry } from './queries.ts';
import { stageOptions, STAGES } from './tracker-labels.ts';
import { useTracking } from './use-tracking.ts';

/** Changes an entry's stage or removes it. */
export function EntryMenu({ entry }: { entry: Entry }) {
  const { title, stage, removed } = entry.attributes;
  const tracking = useTracking(entry);
  return (
    <Menu trigger={<Button variant="bare" small icon={Ellipsis} iconOnly label={m.tracker_menu({ title })} />}>
      {removed ? (
        <MenuItem icon={RotateCcw} onSelect={tracking.restore}>
          {m.tracker_restore()}
        </MenuItem>
      ) : (
        <>
          <MenuChoice
            label={m.tracker_move()}
            value={stage}
            options={stageOptions()}
            onValueChange={(next) => {
              const chosen = STAGES.find((option) => option === next);
              if (chosen) tracking.move(chosen);
            }}
          />
          <MenuSeparator />
          <MenuItem icon={Trash} danger onSelect={() => tracking.remove()}>
            {m.tracker_remove()}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
