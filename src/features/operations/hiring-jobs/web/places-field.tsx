import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { formatCountryName } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { EditorPart } from './editor-part.tsx';
import { fieldError, type FieldsProps } from './field-error.ts';

type PlacesProps = FieldsProps & {
  /** The country of each place as far as it is known; places that were just added have none yet. */
  countries: readonly (string | null)[] | undefined;
};

/** Where the work is: several places, each with the country that was understood. */
export function PlacesField({ content: { places }, change, error, countries }: PlacesProps) {
  const [text, setText] = useState('');
  const add = () => {
    const place = text.trim();
    if (place === '' || places.includes(place)) return;
    change({ places: [...places, place] });
    setText('');
  };
  return (
    <EditorPart id="part-places" title={m.hiring_part_places()} text={m.hiring_part_places_text()}>
      {places.length > 0 && (
        <ul className="stack gap-2">
          {places.map((place, index) => (
            <li key={place} className="row flex-nowrap gap-2 hiring-place">
              <span className="min-w-0 flex-1">
                {place} <CountryNote country={countries?.length === places.length ? countries[index] : undefined} />
              </span>
              <Button
                variant="bare"
                small
                icon={X}
                iconOnly
                label={m.hiring_field_place_remove({ place })}
                onClick={() => change({ places: places.filter((other) => other !== place) })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="field-with-button">
        <TextField
          label={m.hiring_field_place()}
          hint={m.hiring_field_place_hint()}
          maxLength={120}
          value={text}
          error={fieldError(error, 'places')}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="quiet" onClick={add}>
          {m.hiring_field_place_add()}
        </Button>
      </div>
    </EditorPart>
  );
}

function CountryNote({ country }: { country: string | null | undefined }) {
  if (country === undefined) return null;
  const name = country && formatCountryName(country);
  return <span className={name ? 'small muted' : 'small hiring-late'}>({name ?? m.hiring_field_place_unknown()})</span>;
}
