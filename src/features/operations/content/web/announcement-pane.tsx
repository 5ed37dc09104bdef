import { useSuspenseQuery } from '@tanstack/react-query';
import { AnnouncementBar } from '#features/base/announcements/web/index.ts';
import type { ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ANNOUNCEMENTS_PATH, EditAnnouncement } from './announcement-acts.tsx';
import { ContentPane } from './content-pane.tsx';
import { AUDIENCES, PARTS } from './labels.ts';
import { staffAnnouncementQuery, useChangeAnnouncementState, type AnnouncementItem, type StaffAnnouncement } from './queries.ts';

/** One announcement: as its readers see it, to whom, where and when, and what to do with it. */
export function AnnouncementPane(props: ResourcePaneProps<AnnouncementItem>) {
  const announcement = useSuspenseQuery(staffAnnouncementQuery(props.id)).data.data;
  const change = useChangeAnnouncementState();
  const { text_en, audience, part, link, dismissible } = announcement.attributes;
  return (
    <ContentPane
      pane={props}
      list={{ to: ANNOUNCEMENTS_PATH, label: m.announcements_title() }}
      name={text_en}
      attributes={announcement.attributes}
      change={change}
      send={(json, options) => change.mutate({ params: { id: announcement.id }, json }, options)}
      edit={<EditAnnouncement announcement={announcement} />}
      preview={<Preview announcement={announcement} />}
      facts={[
        [m.announcements_audience(), AUDIENCES[audience]()],
        [m.announcements_part(), PARTS[part]()],
      ]}
      last={[
        [m.announcements_link(), link],
        [m.announcements_dismissible(), dismissible ? m.announcements_dismissible_hint() : m.announcements_stays()],
      ]}
    />
  );
}

function Preview({ announcement: { id, attributes } }: { announcement: StaffAnnouncement }) {
  const { readers, link, dismissible } = attributes;
  const languages = [
    { label: m.announcements_preview_en(), words: readers.en },
    { label: m.announcements_preview_hi(), words: readers.hi },
  ];
  return (
    <div className="stack gap-3">
      {languages.map(({ label, words }) => (
        <div key={label} className="stack gap-1">
          <span className="small muted">{label}</span>
          <AnnouncementBar id={id} attributes={{ ...words, link, dismissible }} returnTo="/" onDismiss={() => {}} />
        </div>
      ))}
    </div>
  );
}
