import Search from 'lucide-react/icons/search';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { CampaignFields } from './campaign.tsx';
import { Icon } from './icon.tsx';

type SearchLineProps = {
  label: string;
  /** The path of the form, which works before hydration. */
  action: string;
  value: string;
  onSearch: (query: string | undefined) => void;
};

/** A search form of one line. */
export function SearchLine({ label, action, value, onSearch }: SearchLineProps) {
  return (
    <search>
      <form
        className="search searchline"
        action={localizePath(action)}
        onSubmit={(event) => {
          event.preventDefault();
          const query = new FormData(event.currentTarget).get('query');
          onSearch(typeof query === 'string' && query.trim() !== '' ? query.trim() : undefined);
        }}
      >
        <CampaignFields />
        <label>
          <Icon of={Search} />
          <span className="visually-hidden">{label}</span>
          <input name="query" type="search" enterKeyHint="search" placeholder={label} defaultValue={value} maxLength={100} />
        </label>
        <Button type="submit" className="only-wide">
          {m.kit_search()}
        </Button>
      </form>
    </search>
  );
}
