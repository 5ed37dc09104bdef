import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { Switch } from '#platform/ui/switch.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeReminders, type Roadmap } from './queries.ts';
import { SecretLink } from './secret-link.tsx';

/** Calendar export as a file or a feed, and reminders. */
export function CalendarDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const reminders = useChangeReminders(roadmap);
  const toast = useToast();
  const { links, reminders: on } = roadmap.attributes;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.roadmaps_calendar_title()}
      subtitle={m.roadmaps_calendar_text()}
    >
      <SheetBody>
        <section className="stack gap-2">
          <h3 className="part-title">{m.roadmaps_calendar_file()}</h3>
          <p className="small muted">{m.roadmaps_calendar_file_text()}</p>
          <ButtonLink
            variant="quiet"
            small
            icon={CalendarPlus}
            className="start"
            href={urlOf('GET /api/roadmaps/{id}/calendar', { params: { id: roadmap.id } })}
            download
          >
            {m.roadmaps_calendar_download()}
          </ButtonLink>
        </section>
        <section className="stack gap-2">
          <h3 className="part-title">{m.roadmaps_feed()}</h3>
          <p className="small muted">{m.roadmaps_feed_text()}</p>
          <SecretLink
            roadmap={roadmap}
            kind="calendar"
            createdAt={links.calendar?.created_at ?? null}
            labels={{ create: m.roadmaps_feed_make(), field: m.roadmaps_feed_address(), revoked: m.roadmaps_feed_ended() }}
          />
        </section>
        <Switch
          checked={on}
          hint={m.roadmaps_reminders_text()}
          disabled={reminders.isPending}
          onCheckedChange={(next) =>
            reminders.mutate(
              { params: { id: roadmap.id }, json: { on: next } },
              { onError: (error) => toast.show(error.message, { kind: 'warn' }) },
            )
          }
        >
          {m.roadmaps_reminders()}
        </Switch>
      </SheetBody>
    </Dialog>
  );
}
