import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { ChoiceChip } from '#platform/ui/choice-chip.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { ForumFilters as Filters, ForumSort } from './queries.ts';
import { SORTS } from './forum-search.ts';
import { communitiesQuery } from '#features/catalogue/communities/web/index.ts';
import './forum.css';

/** Search query, sort order, community and hashtag, stored in the URL. */
export function ForumFilters({ filters }: { filters: Filters }) {
  const { data: communities } = useSuspenseQuery(communitiesQuery()).data;
  const navigate = useNavigate();
  const setFilters = (change: Partial<Record<keyof Filters, string | undefined>>) =>
    void navigate({ to: '/forum', search: toSearch({ ...filters, ...change }) });
  const sorts = SORTS.filter(({ value }) => value !== 'relevant' || filters.query);
  return (
    <div className="stack gap-3">
      <SearchLine key={filters.query} filters={filters} />
      <div className="row gap-2">
        <ChoiceChip
          label={m.forum_community()}
          any={m.forum_community_any()}
          value={filters.category}
          options={communities.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
          onChange={(category) => setFilters({ category })}
        />
        {filters.hashtag && (
          <ChipLink
            icon={X}
            aria-label={m.forum_hashtag_remove({ hashtag: filters.hashtag })}
            render={<Link to="/forum" search={toSearch({ ...filters, hashtag: undefined })} />}
          >
            #{filters.hashtag}
          </ChipLink>
        )}
        <nav className="row forum-sorts gap-2" aria-label={m.forum_sort()}>
          {sorts.map(({ value, label }) => (
            <ChipLink
              key={value}
              aria-current={(filters.sort ?? 'active') === value ? 'true' : undefined}
              render={
                <Link
                  to="/forum"
                  search={toSearch({ ...filters, sort: value === 'active' ? undefined : value })}
                  activeOptions={{ exact: true }}
                />
              }
            >
              {label()}
            </ChipLink>
          ))}
        </nav>
      </div>
    </div>
  );
}

type FilterChange = { [K in keyof Filters]?: string | undefined };

/** Returns the filters without empty and unknown values, for the URL. */
function toSearch({ sort, category, hashtag, query }: FilterChange): Filters {
  const sortValue: ForumSort | undefined = SORTS.find(({ value }) => value === sort)?.value;
  return {
    ...(sortValue && { sort: sortValue }),
    ...(category && { category }),
    ...(hashtag && { hashtag }),
    ...(query && { query }),
  };
}

function SearchLine({ filters }: { filters: Filters }) {
  const [text, setText] = useState(filters.query ?? '');
  const navigate = useNavigate();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = text.trim();
    const { sort: _sort, ...otherFilters } = filters;
    void navigate({ to: '/forum', search: toSearch({ ...otherFilters, query, ...(query && { sort: 'relevant' }) }) });
  };
  return (
    <form className="search searchline" role="search" aria-label={m.forum_search()} onSubmit={submit}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input is inside */}
      <label>
        <Icon of={Search} />
        <span className="visually-hidden">{m.forum_search()}</span>
        <input
          type="search"
          value={text}
          placeholder={m.forum_search_hint()}
          enterKeyHint="search"
          maxLength={150}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit" variant="quiet" className="only-wide">
        {m.forum_search_submit()}
      </Button>
    </form>
  );
}
