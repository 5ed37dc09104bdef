import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import type { Roadmap } from './queries.ts';
import { SecretLink } from './secret-link.tsx';

/** Creates a link to a page with the steps and dates, without private data. */
export function ShareDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const { links, current_score } = roadmap.attributes;
  const [withScore, setWithScore] = useState(links.share?.with_score ?? false);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={m.roadmaps_share_title()} subtitle={m.roadmaps_share_text()}>
      <SheetBody>
        {current_score !== null && (
          <Checkbox
            checked={withScore}
            hint={m.roadmaps_share_score_text()}
            onChange={(event) => setWithScore(event.target.checked)}
          >
            {m.roadmaps_share_score()}
          </Checkbox>
        )}
        {links.share && links.share.with_score !== withScore && <p className="small muted">{m.roadmaps_share_renew()}</p>}
        <SecretLink
          roadmap={roadmap}
          kind="share"
          createdAt={links.share?.created_at ?? null}
          withScore={withScore}
          labels={{ create: m.roadmaps_share_make(), field: m.roadmaps_share_address(), revoked: m.roadmaps_share_ended() }}
        />
      </SheetBody>
    </Dialog>
  );
}
