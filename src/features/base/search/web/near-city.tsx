import { useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { ChipLink } from '#platform/ui/chip.tsx';
import { RenderLink } from '#platform/ui/render-link.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { BIG_CITIES } from './big-cities.ts';
import type { QueryPart } from './queries.ts';

type NearCityProps = {
  part: QueryPart;
  /** A link to this page with another text. */
  link: (query: string) => ReactElement;
};

/** Asks for the city of "near me"; where it is known from the profile, another one can be chosen. The answer is part of the query. */
export function NearCity({ part: { value, without }, link }: NearCityProps) {
  const cityLink = (city: string) => link(without ? m.search_near_query({ query: without, city }) : city);
  const choices = <CityChoices link={cityLink} />;
  if (value === '')
    return (
      <section className="stack gap-2 basis-full" aria-label={m.search_near_ask()}>
        <p>{m.search_near_ask()}</p>
        {choices}
      </section>
    );
  return (
    <details className="basis-full">
      <summary className="small py-2">{m.search_near_other()}</summary>
      {choices}
    </details>
  );
}

/** Big cities as links, which work before any script has loaded, and a field for any other place. */
function CityChoices({ link }: { link: (city: string) => ReactElement }) {
  const [typed, setTyped] = useState('');
  const go = useRef<HTMLAnchorElement>(null);
  const city = typed.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go.current?.click();
  };
  return (
    <div className="stack gap-2">
      <ul className="chips">
        {BIG_CITIES.map((label) => (
          <li key={label()}>
            <ChipLink render={link(label())}>{label()}</ChipLink>
          </li>
        ))}
      </ul>
      <form className="row items-end gap-2" onSubmit={submit}>
        <TextField
          label={m.search_near_city()}
          value={typed}
          maxLength={40}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {city !== '' && (
          <RenderLink ref={go} className="chip" render={link(city)}>
            {m.search_near_go({ city })}
          </RenderLink>
        )}
      </form>
    </div>
  );
}
