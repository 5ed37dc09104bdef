import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import StickyNote from 'lucide-react/icons/sticky-note';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatDate, formatRelative, noonOfDay } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Item, ItemTitle } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { EntryMenu } from './entry-menu.tsx';
import type { Entry } from './queries.ts';
import type { TrackerSearch } from './tracker-search.ts';
import { kindLabel, lastEventLabel, resumeLink, stageLabel } from './tracker-labels.ts';
import './tracker.css';

type EntryProps = { entry: Entry; search: TrackerSearch };

const markProps = ({ cover, organisation, title }: Entry['attributes']) => ({ slug: cover, name: organisation || title });

/** Opens the entry beside the list. */
const openLink = (id: string, search: TrackerSearch) => (
  <Link to="/applications" search={{ ...search, entry: id }} resetScroll={false} />
);

/** An entry as a list row. */
export function EntryItem({ entry, search }: EntryProps) {
  const { attributes } = entry;
  const label = stageLabel(attributes);
  return (
    <Item art={<Mark {...markProps(attributes)} size={48} />} action={<EntryMenu entry={entry} />}>
      <ItemTitle level={2} render={openLink(entry.id, search)}>
        {attributes.title}
      </ItemTitle>
      <Meta>
        {attributes.organisation || null}
        {kindLabel(attributes.kind)}
        {attributes.own ? m.tracker_elsewhere() : null}
        <Tag tone={label.tone}>{label.text}</Tag>
      </Meta>
      <EntryMeta entry={entry} showsNotes />
      {attributes.notes && <p className="small muted clamp entry-notes">{attributes.notes}</p>}
    </Item>
  );
}

/** An entry as a board card. */
export function EntryTile({ entry, search }: EntryProps) {
  const { attributes } = entry;
  return (
    <li className="entry-tile">
      <div className="row flex-nowrap entry-tile-head">
        <Mark {...markProps(attributes)} size={32} />
        <p className="small muted clip min-w-0 flex-1">{attributes.organisation || kindLabel(attributes.kind)}</p>
        <EntryMenu entry={entry} />
      </div>
      <ItemTitle level={3} render={openLink(entry.id, search)}>
        {attributes.title}
      </ItemTitle>
      <EntryMeta entry={entry} />
    </li>
  );
}

/** The last event, the reminder and whether there are notes; `showsNotes` when the notes themselves are shown. */
function EntryMeta({ entry: { attributes }, showsNotes = false }: { entry: Entry; showsNotes?: boolean }) {
  const now = useNow();
  const resume = resumeLink(attributes);
  return (
    <Meta>
      {resume
        ? resume.label
        : m.tracker_last({ what: lastEventLabel(attributes), when: formatRelative(attributes.moved_at, now) })}
      {attributes.remind_on && (
        <span className="row flex-nowrap entry-fact">
          <Icon of={Bell} small />
          {m.tracker_remind_short({ day: formatDate(noonOfDay(attributes.remind_on), 'short') })}
        </span>
      )}
      {attributes.notes !== '' && !showsNotes && (
        <span className="row flex-nowrap entry-fact">
          <Icon of={StickyNote} small />
          {m.tracker_has_notes()}
        </span>
      )}
    </Meta>
  );
}
