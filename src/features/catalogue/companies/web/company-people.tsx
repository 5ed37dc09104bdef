import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { companyPeopleQuery, type Company } from './queries.ts';

/** The number of people shown before the button is pressed. */
export const MAX_INITIAL_PEOPLE = 5;
const MAX_EXPANDED_PEOPLE = 50;

/** Members who publicly state that they work or worked at the company; renders nothing if there are none. */
export function CompanyPeople({ company: { slug, name } }: { company: Company['attributes'] }) {
  const [showsAll, setShowsAll] = useState(false);
  const firstPeople = useQuery(companyPeopleQuery(slug, MAX_INITIAL_PEOPLE));
  const allPeople = useQuery({ ...companyPeopleQuery(slug, MAX_EXPANDED_PEOPLE), enabled: showsAll });
  const people = allPeople.data ?? firstPeople.data;
  if (!people || people.meta.total === 0) return null;
  return (
    <Panel className="stack gap-3.5 [--pad:20px]" aria-labelledby="company-people">
      <h2 className="aside-title" id="company-people">
        {m.companies_people()}
      </h2>
      <ul className="stack gap-3.5">
        {people.data.map(({ id, attributes: person }) => (
          <li key={id} className="row flex-nowrap gap-3">
            <Avatar name={person.name} size={40} />
            <span className="min-w-0">
              <Link className="strong block clip" to="/profile/$slug" params={{ slug: person.slug }}>
                {person.name}
              </Link>
              <span className="small muted block">
                {person.current ? person.role : m.companies_people_formerly({ role: person.role })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {people.meta.total > people.data.length && !showsAll && (
        <Button variant="quiet" small onClick={() => setShowsAll(true)}>
          {m.companies_people_all({ count: Math.min(people.meta.total, MAX_EXPANDED_PEOPLE) })}
        </Button>
      )}
      <p className="caption muted">{m.companies_people_text({ company: name })}</p>
    </Panel>
  );
}
