import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState, type SubmitEvent } from 'react';
import { formText } from '#platform/browser/form-text.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { CampaignFields } from '#platform/ui/campaign.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SuggestField } from '#platform/ui/suggest-field.tsx';
import { changeSearch, type JobsSearch } from './jobs-search.ts';
import { jobTemplatesQuery } from './queries.ts';

/** The search form for role and place; the role field suggests role names. */
export function JobSearchForm({ search }: { search: JobsSearch }) {
  const [text, setText] = useState(search.query ?? '');
  const [place, setPlace] = useState(search.location ?? '');
  const navigate = useNavigate();
  const go = (query: string, location: string) =>
    void navigate({
      to: '/jobs-apprenticeships',
      search: changeSearch(search, { query: query.trim() || undefined, location: location.trim() || undefined }),
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads the form itself, because text typed before hydration is not in state.
    const form = event.currentTarget;
    go(formText(form, 'query'), formText(form, 'location'));
  };
  return (
    <form
      className="search searchline"
      role="search"
      aria-label={m.jobs_search()}
      action={localizePath('/jobs-apprenticeships')}
      onSubmit={submit}
    >
      {/* Keeps the current filters when the form is submitted before hydration. */}
      {Object.entries(changeSearch(search, { query: undefined, location: undefined })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <CampaignFields />
      <RoleField text={text} onText={setText} onChoose={(query) => go(query, place)} />
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input is inside */}
      <label>
        <Icon of={MapPin} />
        <span className="visually-hidden">{m.jobs_search_place()}</span>
        <input
          name="location"
          value={place}
          placeholder={m.jobs_search_place_hint()}
          autoComplete="address-level2"
          enterKeyHint="search"
          maxLength={100}
          onChange={(event) => setPlace(event.target.value)}
        />
      </label>
      <Button type="submit" className="only-wide">
        {m.jobs_search_submit()}
      </Button>
    </form>
  );
}

type RoleFieldProps = { text: string; onText: (text: string) => void; onChoose: (text: string) => void };
type Suggestion = { value: string; label: string; count: number };

function RoleField({ text, onText, onChoose }: RoleFieldProps) {
  const query = useDeferredValue(text.trim());
  const templates = useQuery({ ...jobTemplatesQuery(query), enabled: query.length > 0, placeholderData: (before) => before });
  const items: Suggestion[] =
    query === ''
      ? []
      : (templates.data?.data ?? []).map(({ attributes }) => ({
          value: attributes.name,
          label: attributes.name,
          count: attributes.open_jobs,
        }));
  return (
    <SuggestField
      name="query"
      label={m.jobs_search_role()}
      placeholder={m.jobs_search_role_hint()}
      text={text}
      onText={onText}
      items={items}
      onChoose={({ label }) => onChoose(label)}
    >
      {({ label, count }) => (
        <>
          <Icon of={Search} small />
          <span className="min-w-0 flex-1">{label}</span>
          {count > 0 && <span className="caption muted num">{m.jobs_open_count({ count })}</span>}
        </>
      )}
    </SuggestField>
  );
}
