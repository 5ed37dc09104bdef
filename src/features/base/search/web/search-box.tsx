import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { formText } from '#platform/browser/form-text.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { CampaignFields } from '#platform/ui/campaign.tsx';
import { SuggestField } from '#platform/ui/suggest-field.tsx';
import { kindLabel } from './kind-labels.ts';
import { suggestionsQuery, type Suggestion } from './queries.ts';
import { saveRecentSearch } from './recent-searches.ts';

type Choice = { value: string; label: string; suggestion: Suggestion['attributes'] };

/** The search box with title suggestions that link to their pages. */
export function SearchBox({ query, action }: { query: string; action: string }) {
  const [text, setText] = useState(query);
  const navigate = useNavigate();
  const typed = useDeferredValue(text.trim());
  const { data } = useQuery({
    ...suggestionsQuery(typed),
    enabled: typed !== '' && typed !== query,
    placeholderData: (previous) => previous,
  });
  const choices: Choice[] =
    typed === '' || typed === query
      ? []
      : (data?.data ?? []).map(({ id, attributes }) => ({ value: id, label: attributes.title, suggestion: attributes }));
  const search = (newQuery: string) => {
    if (newQuery !== '') saveRecentSearch(newQuery);
    void navigate({ to: action, search: newQuery ? { query: newQuery } : {} });
  };
  return (
    <form
      className="search searchline"
      role="search"
      aria-label={m.search_line()}
      action={localizePath(action)}
      onSubmit={(event) => {
        event.preventDefault();
        // Read from the form: text typed before hydration is not in the state.
        search(formText(event.currentTarget, 'query').trim());
      }}
    >
      <CampaignFields />
      <SuggestField
        name="query"
        label={m.search_line()}
        placeholder={m.search_hint()}
        text={text}
        onText={setText}
        items={choices}
        onChoose={({ label, suggestion }) => {
          saveRecentSearch(label);
          void navigate(linkTo(suggestion.path));
        }}
      >
        {({ label, suggestion }) => (
          <>
            <span className="min-w-0 flex-1 clip">{label}</span>
            <span className="caption muted">{kindLabel(suggestion.kind)}</span>
          </>
        )}
      </SuggestField>
      <Button type="submit" className="only-wide">
        {m.search_submit()}
      </Button>
    </form>
  );
}
