import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/web/link-to.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { kindOne } from './kinds.ts';
import { suggestionsQuery, type Suggestion } from './queries.ts';
import { keepRecent } from './recent.ts';

type Choice = { value: string; label: string; suggestion: Suggestion['attributes'] };

/** The one line: things whose titles begin so are offered while typing, and lead to themselves. */
export function SearchLine({ words, action }: { words: string; action: string }) {
  const [text, setText] = useState(words);
  const navigate = useNavigate();
  const typed = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...suggestionsQuery(typed),
    enabled: typed !== '' && typed !== words,
    placeholderData: (before) => before,
  });
  const choices: Choice[] =
    typed === '' || typed === words
      ? []
      : (data?.data ?? []).map(({ id, attributes }) => ({ value: id, label: attributes.title, suggestion: attributes }));
  const search = (query: string) => {
    if (query !== '') keepRecent(query);
    void navigate({ to: action, search: query ? { query } : {} });
  };
  return (
    <form
      className="search searchline"
      role="search"
      aria-label={m.search_line()}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        search(text.trim());
      }}
    >
      <Autocomplete.Root
        items={choices}
        mode="none"
        value={text}
        itemToStringValue={({ label }: Choice) => label}
        onValueChange={setText}
      >
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input is inside */}
        <label>
          <Icon of={Search} />
          <Autocomplete.Input
            name="query"
            aria-label={m.search_line()}
            placeholder={m.search_hint()}
            enterKeyHint="search"
            maxLength={100}
          />
        </label>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="over" sideOffset={10} align="start" collisionPadding={16}>
            <Autocomplete.Popup className="menu float suggestions" data-empty={choices.length === 0 || undefined}>
              <Autocomplete.List>
                {(choice: Choice) => (
                  <Autocomplete.Item
                    key={choice.value}
                    value={choice}
                    className="menu-item"
                    onClick={() => {
                      keepRecent(choice.label);
                      void navigate(linkTo(choice.suggestion.path));
                    }}
                  >
                    <span className="min-w-0 flex-1 clip">{choice.label}</span>
                    <span className="caption soft">{kindOne(choice.suggestion.kind)}</span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <Button type="submit" className="only-wide">
        {m.search_submit()}
      </Button>
    </form>
  );
}
