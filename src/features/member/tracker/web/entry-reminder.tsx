import { m } from '#platform/messages/messages.js';
import { formatDate, isoDay, noonOfDay } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeEntry, type Entry } from './queries.ts';

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => isoDay(Date.now() + days * DAY_MS);
const SUGGESTIONS = [
  { days: 1, label: m.tracker_remind_tomorrow },
  { days: 3, label: m.tracker_remind_three },
  { days: 7, label: m.tracker_remind_week },
];

/** The reminder date. */
export function EntryReminder({ entry: { id, attributes } }: { entry: Entry }) {
  const change = useChangeEntry();
  const toast = useToast();
  const set = (remind_on: string | null) =>
    change.mutate(
      { params: { id }, json: { remind_on } },
      {
        onSuccess: () =>
          void toast.show(
            remind_on ? m.tracker_remind_set({ day: formatDate(noonOfDay(remind_on), 'full') }) : m.tracker_remind_off(),
          ),
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <div className="stack gap-2.5">
      <TextField
        key={attributes.remind_on}
        label={m.tracker_remind()}
        hint={m.tracker_remind_hint()}
        type="date"
        min={dayAfter(0)}
        defaultValue={attributes.remind_on ?? ''}
        onBlur={(event) => {
          const day = event.target.value || null;
          if (day !== attributes.remind_on && event.target.validity.valid) set(day);
        }}
      />
      <div className="row gap-2">
        {SUGGESTIONS.map(({ days, label }) => (
          <Button key={days} variant="quiet" small onClick={() => set(dayAfter(days))}>
            {label()}
          </Button>
        ))}
        {attributes.remind_on && (
          <Button variant="bare" small onClick={() => set(null)}>
            {m.tracker_remind_none()}
          </Button>
        )}
      </div>
    </div>
  );
}
