import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Chip } from '#platform/ui/chip.tsx';
import { Field } from '#platform/ui/field.tsx';
import { hashtagsQuery } from '../queries.ts';

const MAX_ITEMS = 8;
const MAX_LENGTH = 60;
const MAX_SUGGESTIONS = 5;

/**
 * Hashtags as chips: Enter, a comma or leaving the field adds the typed text, a click adds a suggestion, and Backspace in the
 * empty field removes the last chip, unless the list is full.
 */
export function HashtagField({ hashtags, onChange }: { hashtags: readonly string[]; onChange: (hashtags: string[]) => void }) {
  const [text, setText] = useState('');
  const listId = useId();
  const query = useDeferredValue(text.trim().replace(/^#/, ''));
  const { data } = useQuery({ ...hashtagsQuery(query), enabled: query !== '' });
  const has = (name: string) => hashtags.some((existing) => existing.toLowerCase() === name.toLowerCase());
  const suggestions =
    query === ''
      ? []
      : (data?.data ?? [])
          .map(({ attributes }) => attributes.name)
          .filter((name) => !has(name))
          .slice(0, MAX_SUGGESTIONS);
  const add = (name: string) => {
    const clean = name.trim().replace(/^#+/, '').slice(0, MAX_LENGTH);
    setText('');
    if (clean && !has(clean) && hashtags.length < MAX_ITEMS) onChange([...hashtags, clean]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '') onChange(hashtags.slice(0, -1));
  };
  return (
    <Field label={m.insights_field_hashtags()} optional hint={m.insights_field_hashtags_hint({ max: MAX_ITEMS })}>
      {(control) => (
        <>
          {hashtags.length > 0 && (
            <ul className="row hashtags">
              {hashtags.map((name) => (
                <li key={name}>
                  <Chip
                    icon={X}
                    aria-label={m.insights_hashtag_remove({ name })}
                    onClick={() => onChange(hashtags.filter((existing) => existing !== name))}
                  >
                    #{name}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
          <input
            {...control}
            className="input"
            value={text}
            maxLength={MAX_LENGTH}
            disabled={hashtags.length >= MAX_ITEMS}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => suggestions.length === 0 && add(text)}
          />
          {suggestions.length > 0 && (
            <ul className="row hashtags" id={listId} aria-label={m.insights_hashtag_suggestions()}>
              {suggestions.map((name) => (
                <li key={name}>
                  <Chip onClick={() => add(name)}>+ {name}</Chip>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
