import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ApplicationActions } from '#features/catalogue/jobs/web/index.ts';
import { ApplicationCorrespondence } from '#features/member/correspondence/web/index.ts';
import { OwnDelivery } from '#features/member/deliveries/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Drawer } from '#platform/ui/drawer.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { SheetBody, SheetFoot } from '#platform/ui/sheet.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { EditEntryDialog } from './add-entry-dialog.tsx';
import { EntryNotes } from './entry-notes.tsx';
import { EntryReminder } from './entry-reminder.tsx';
import { EntryTimeline } from './entry-timeline.tsx';
import { entryQuery, type Entry } from './queries.ts';
import { kindLabel, resumeLink, stageLabel } from './tracker-labels.ts';
import { useTracking } from './use-tracking.ts';
import './tracker.css';

/** One entry beside the list: stage, timeline, notes and reminder. */
export function EntryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError } = useQuery(entryQuery(id));
  const entry = data?.data;
  const sheet = { open: true, onOpenChange: (open: boolean) => !open && onClose() };
  if (!entry)
    return (
      <Drawer {...sheet} title={m.tracker_entry()}>
        <SheetBody>
          {isError ? (
            <EmptyState cover="no-such-entry" title={m.tracker_gone()}>
              {m.tracker_gone_text()}
            </EmptyState>
          ) : (
            <Loading>
              <SkeletonText lines={6} />
            </Loading>
          )}
        </SheetBody>
      </Drawer>
    );
  const { title, organisation, cover, kind, job_application_id, timeline } = entry.attributes;
  const wasSent = timeline.some(({ id: own, what }) => own === null && what === 'submitted');
  return (
    <Drawer
      {...sheet}
      title={title}
      subtitle={organisation || kindLabel(kind)}
      art={<Mark slug={cover} name={organisation || title} size={40} />}
    >
      <SheetBody className="stack gap-7">
        <EntryStatus entry={entry} />
        {job_application_id && wasSent && (
          <>
            <OwnDelivery id={job_application_id} />
            <ApplicationCorrespondence key={job_application_id} id={job_application_id} />
          </>
        )}
        <EntryTimeline entry={entry} />
        <EntryReminder entry={entry} />
        <EntryNotes key={entry.id} entry={entry} />
      </SheetBody>
      <EntryFooter entry={entry} onClose={onClose} />
    </Drawer>
  );
}

/** The current stage, with links to the application and the item. */
function EntryStatus({ entry: { attributes } }: { entry: Entry }) {
  const { kind, url, own, job_application_id, form } = attributes;
  const label = stageLabel(attributes);
  const resume = resumeLink(attributes);
  return (
    <div className="stack gap-3">
      <div className="chips">
        <Tag tone={label.tone}>{label.text}</Tag>
        <Tag>{kindLabel(kind)}</Tag>
        {own && <Tag>{m.tracker_elsewhere()}</Tag>}
      </div>
      <div className="row entry-links">
        {resume && <ButtonLink href={resume.href}>{resume.label}</ButtonLink>}
        {form && !resume && (
          <ButtonLink variant="quiet" small href={`/${encodeURIComponent(form.code)}/apply`}>
            {m.tracker_open_form()}
          </ButtonLink>
        )}
        {url && own && (
          <ButtonLink variant="quiet" small icon={ExternalLink} href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
            {m.tracker_open_link()}
          </ButtonLink>
        )}
        {url && !own && (
          <ButtonLink variant="quiet" small render={<Link to={url} />}>
            {kind === 'job' ? m.tracker_open_job() : m.tracker_open_program()}
          </ButtonLink>
        )}
      </div>
      {job_application_id && <ApplicationActions id={job_application_id} />}
    </div>
  );
}

function EntryFooter({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const [editing, setEditing] = useState(false);
  const tracking = useTracking(entry);
  return (
    <SheetFoot>
      {entry.attributes.own && (
        <Button variant="bare" small icon={Pencil} onClick={() => setEditing(true)}>
          {m.tracker_edit()}
        </Button>
      )}
      {entry.attributes.removed ? (
        <Button variant="quiet" small icon={RotateCcw} className="push-end" onClick={tracking.restore}>
          {m.tracker_restore()}
        </Button>
      ) : (
        <Button variant="bare" small danger icon={Trash} className="push-end" onClick={() => tracking.remove(onClose)}>
          {m.tracker_remove()}
        </Button>
      )}
      {editing && <EditEntryDialog entry={entry} onClose={() => setEditing(false)} />}
    </SheetFoot>
  );
}
