import { Link } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FilePen from 'lucide-react/icons/file-pen';
import MessageSquare from 'lucide-react/icons/message-square';
import { resumeLink } from '#features/member/tracker/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime, formatRelative } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import type { Overview } from './queries.ts';

type Waiting = Overview['waiting'][number];

const MAX_SHOWN = 4;
const ICONS = { interview: CalendarClock, message: MessageSquare, draft: FilePen };

/** What waits for an answer of the member; nothing where nothing does. */
export function WaitingList({ waiting }: { waiting: Overview['waiting'] }) {
  const now = useNow();
  if (waiting.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="waiting">
      <h2 id="waiting" className="title-s">
        {m.overview_waiting()}
      </h2>
      <List>
        {waiting.slice(0, MAX_SHOWN).map((item) => (
          <Item key={item.kind + item.id} art={<Icon of={ICONS[item.kind]} className="muted" />}>
            <ItemTitle render={<Link to={pathOf(item)} search={item.kind === 'draft' ? {} : { entry: item.id }} />}>
              {titleOf(item)}
            </ItemTitle>
            <p className="small muted">{factsOf(item, now)}</p>
          </Item>
        ))}
      </List>
    </section>
  );
}

const draftLink = (item: Waiting) => (item.kind === 'draft' ? resumeLink({ form: item }) : null);
const pathOf = (item: Waiting): string => draftLink(item)?.href ?? '/applications';

function titleOf(item: Waiting): string {
  if (item.kind === 'interview') return m.overview_answer_interview({ title: item.title });
  if (item.kind === 'message') return m.overview_read_message({ company: item.organisation });
  return m.overview_finish_draft({ title: item.title });
}

function factsOf(item: Waiting, now: number): string {
  if (item.kind === 'interview') return [item.organisation, formatDateTime(item.at)].join(' · ');
  if (item.kind === 'message') return [item.title, formatRelative(item.at, now)].join(' · ');
  return draftLink(item)?.label ?? item.organisation;
}
