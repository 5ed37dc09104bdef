import { useSuspenseQuery } from '@tanstack/react-query';
import { AnnouncementBar } from '#features/base/announcements/web/index.ts';
import { AuditEntries, FactList, Pane, PaneSection, placeIn, type ResourcePaneProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { ANNOUNCEMENTS_PATH, EditAnnouncement } from './announcement-acts.tsx';
import { ContentActs } from './content-acts.tsx';
import { AUDIENCES, PARTS } from './labels.ts';
import { PublicationLabel } from './publication-label.tsx';
import { staffAnnouncementQuery, useChangeAnnouncementState, type AnnouncementItem, type StaffAnnouncement } from './queries.ts';
import '#platform/ui/styles/workspace.css';

/** One announcement: as its readers see it, to whom, where and when, and what to do with it. */
export function AnnouncementPane(props: ResourcePaneProps<AnnouncementItem>) {
  const announcement = useSuspenseQuery(staffAnnouncementQuery(props.id)).data.data;
  const change = useChangeAnnouncementState();
  const { text_en, state, version, audience, part, starts_at, ends_at, link, dismissible, changed_at, history } =
    announcement.attributes;
  return (
    <Pane
      label={text_en}
      list={{ to: ANNOUNCEMENTS_PATH, label: m.announcements_title() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{text_en}</h2>
          <PublicationLabel state={state} />
        </div>
      }
    >
      <div className="work-section">
        <div className="row gap-2">
          {state !== 'deleted' && <EditAnnouncement announcement={announcement} />}
          <ContentActs
            name={text_en}
            state={state}
            version={version}
            change={change}
            send={(json, options) => change.mutate({ params: { id: announcement.id }, json }, options)}
          />
        </div>
      </div>
      <PaneSection title={m.content_preview()}>
        <Preview announcement={announcement} />
      </PaneSection>
      <PaneSection title={m.content_facts()}>
        <FactList
          facts={[
            [m.announcements_audience(), AUDIENCES[audience]()],
            [m.announcements_part(), PARTS[part]()],
            [m.content_from(), starts_at ? formatDateTime(starts_at) : m.content_at_once()],
            [m.content_until(), ends_at ? formatDateTime(ends_at) : m.content_no_end()],
            [m.announcements_link(), link],
            [m.announcements_dismissible(), dismissible ? m.announcements_dismissible_hint() : m.announcements_stays()],
            [m.content_changed(), formatDateTime(changed_at)],
          ]}
        />
      </PaneSection>
      <PaneSection title={m.content_history()}>
        <AuditEntries entries={history} />
      </PaneSection>
    </Pane>
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
