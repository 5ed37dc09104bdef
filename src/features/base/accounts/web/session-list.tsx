import { useSuspenseQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { sessionsQuery, useEndSession } from './queries.ts';

/** The member's sessions by device; all but the current one can be ended. */
export function SessionList() {
  const { data } = useSuspenseQuery(sessionsQuery());
  const end = useEndSession();
  const toast = useToast();
  const now = useNow();
  return (
    <section className="panel stack" aria-labelledby="settings-sessions">
      <h2 id="settings-sessions">{m.accounts_settings_sessions()}</h2>
      <ul className="stack">
        {data.data.map(({ id, attributes }) => (
          <li key={id} className="row">
            <span className="stack gap-0">
              <b>{attributes.device || m.accounts_settings_session_unknown()}</b>
              <span className="small muted">
                {m.accounts_settings_session_seen({ when: formatRelative(attributes.last_seen_at, now) })} ·{' '}
                {attributes.ip_prefix}
              </span>
            </span>
            {attributes.current ? (
              <Tag tone="good" className="push-end">
                {m.accounts_settings_session_this()}
              </Tag>
            ) : (
              <Button
                variant="quiet"
                small
                className="push-end"
                onClick={() =>
                  end.mutate(
                    { params: { id } },
                    {
                      onSuccess: () => toast.show(m.accounts_settings_session_ended()),
                      onError: (error) => toast.show(error.message, { kind: 'warn' }),
                    },
                  )
                }
              >
                {m.accounts_settings_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
