import { Link } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { UnderstoodInList } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formText } from '#platform/browser/form-text.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';

/** Shows what search understands of a query with the words as they are. */
export function TrySearch() {
  const [tried, setTried] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(formText(event.currentTarget, 'query').trim());
  };
  return (
    <div className="stack gap-2">
      <form className="row items-end gap-2" onSubmit={submit}>
        <TextField label={m.search_words_try()} type="search" name="query" maxLength={100} required />
        <Button type="submit" variant="quiet">
          {m.search_words_try_press()}
        </Button>
      </form>
      {tried && (
        <>
          <UnderstoodInList
            kind="job"
            query={tried}
            link={(query) => <Link to="/search" search={query === undefined ? {} : { query }} />}
          />
          <TextLink className="small" render={<Link to="/search" search={{ query: tried }} />}>
            {m.search_words_try_results()}
          </TextLink>
        </>
      )}
    </div>
  );
}
