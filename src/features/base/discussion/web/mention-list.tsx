import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import type { useMentions } from './use-mentions.ts';
import './discussion.css';

/** The suggestions while a mention is typed; renders nothing otherwise. */
export function MentionList({ id, mentions }: { id: string; mentions: ReturnType<typeof useMentions> }) {
  const { people, chosen } = mentions;
  return (
    <>
      <div id={id} role="listbox" aria-label={m.discussion_mentions()} hidden={people.length === 0} className="mentions float">
        {people.map((person) => (
          // Keyboard selection is handled by the text field; only the pointer presses here.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={person.id}
            id={`${id}-${person.id}`}
            role="option"
            className="menu-item"
            aria-selected={person === chosen}
            data-highlighted={person === chosen ? '' : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => mentions.choose(person.attributes.slug)}
          >
            <Avatar name={person.attributes.name} size={28} />
            <span>
              {person.attributes.name} <span className="muted small">@{person.attributes.slug}</span>
            </span>
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {people.length > 0 && m.discussion_mentions_found({ count: people.length })}
      </span>
    </>
  );
}
