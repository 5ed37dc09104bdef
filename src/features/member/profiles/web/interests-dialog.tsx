import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { currentUserQuery, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/browser/queries.ts';
import { Chip } from '#platform/ui/chip.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { interestsQuery } from './queries.ts';

const MAX_UNFILTERED_INTERESTS = 48;

/** Interests as selectable chips with a filter. Closing the dialog counts as an answer, so it is not shown again. */
export function InterestsDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const client = useQueryClient();
  const [filter, setFilter] = useState('');
  const query = useDeferredValue(filter.trim());
  const list = useQuery({ ...interestsQuery(query), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<readonly string[]>(user?.attributes.following_hashtag ?? []);
  const save = useMutation({
    ...mutation('POST /api/users/update_user_interest'),
    onSuccess: (response) => {
      client.setQueryData(currentUserQuery().queryKey, response);
      onClose();
    },
  });
  const dismiss = () => {
    if (user?.attributes.ask_interests) save.mutate({ json: { hashtags: user.attributes.following_hashtag } });
    else onClose();
  };
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const interests = list.data?.data ?? [];
  const shown = query ? interests : interests.filter(({ id }, index) => index < MAX_UNFILTERED_INTERESTS || chosen.includes(id));
  return (
    <FormDialog
      title={m.profiles_interests_title()}
      subtitle={m.profiles_interests_text()}
      size="normal"
      save={chosen.length > 0 ? m.profiles_interests_save({ count: chosen.length }) : m.profiles_interests_skip()}
      change={save}
      onSave={() => save.mutate({ json: { hashtags: [...chosen] } })}
      onClose={dismiss}
    >
      <TextField
        label={m.profiles_interests_filter()}
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {list.isPending && <SkeletonText lines={4} />}
      {list.isError && <ErrorState level={3} title={m.profiles_interests_failed()} onRetry={() => void list.refetch()} />}
      {list.isSuccess && shown.length === 0 && <p className="muted">{m.profiles_interests_nothing()}</p>}
      <ul className="row gap-2" aria-label={m.profiles_interests()}>
        {shown.map(({ id, attributes }) => (
          <li key={id}>
            <Chip pressed={chosen.includes(id)} onClick={() => toggle(id)}>
              {attributes.name}
            </Chip>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
