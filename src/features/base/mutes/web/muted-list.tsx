import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatDate } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { mutesQuery } from './queries.ts';
import { useMuteActs } from './use-mute-acts.ts';

/** Whom and what the member mutes or blocks, each of which can be ended. */
export function MutedList() {
  const mutes = useSuspenseQuery(mutesQuery()).data.data;
  const { end } = useMuteActs();
  return (
    <section className="panel stack" aria-labelledby="settings-muted">
      <h2 id="settings-muted">{m.mutes_title()}</h2>
      <p className="small muted">{mutes.length === 0 ? m.mutes_none() : m.mutes_what()}</p>
      {mutes.length > 0 && (
        <List>
          {mutes.map(({ id, attributes: { object_type, slug, title, url, blocks, at } }) => (
            <Item
              key={id}
              art={<Avatar name={title} size={40} />}
              action={
                <Button
                  variant="quiet"
                  small
                  label={m.mutes_end_named({ name: title })}
                  onClick={() => void end({ type: object_type, slug, name: title, blocks })}
                >
                  {m.mutes_end()}
                </Button>
              }
            >
              <ItemTitle render={<Link {...linkTo(url)} />}>{title}</ItemTitle>
              <Meta>
                {blocks ? m.mutes_state_blocked() : m.mutes_state_muted()}
                {object_type === 'board' && m.mutes_board()}
                {formatDate(at)}
              </Meta>
            </Item>
          ))}
        </List>
      )}
    </section>
  );
}
