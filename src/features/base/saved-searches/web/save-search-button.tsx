import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { savedSearchesQuery, useSaveSearch, type SavedSearch, type SearchToSave } from './queries.ts';

/** Saves the page's search; afterwards links to the saved searches. */
export function SaveSearchButton({ search }: { search: SearchToSave & { query: string; filters: Record<string, string[]> } }) {
  const login = useLogin();
  const toast = useToast();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const saved = useQuery({ ...savedSearchesQuery(), enabled: user !== null });
  const save = useSaveSearch();
  if (user && saved.data?.data.some((existing) => isSame(existing, search)))
    return (
      <ButtonLink
        variant="bare"
        small
        icon={BellRing}
        render={<Link to="/saved-searches" aria-label={m.saved_searches_saved_named()} />}
      >
        {m.saved_searches_saved()}
      </ButtonLink>
    );
  const saveSearch = () => {
    const afterwards = intent('save', 'POST /api/saved_searches', { json: search });
    if (!login.require({ reason: m.saved_searches_visitor(), afterwards })) return;
    save.mutate(
      { json: search },
      {
        onSuccess: () =>
          toast.show(m.saved_searches_done(), {
            action: { label: m.saved_searches_see(), onPress: () => void navigate({ to: '/saved-searches' }) },
          }),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  };
  return (
    <Button variant="bare" small icon={BellPlus} loading={save.isPending} onClick={saveSearch}>
      {m.saved_searches_save()}
    </Button>
  );
}

function isSame(
  { attributes }: SavedSearch,
  { kind, query, filters }: { kind: string; query: string; filters: Record<string, string[]> },
) {
  const key = (value: Record<string, string[]>) => JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return attributes.kind === kind && attributes.query === query && key(attributes.filters) === key(filters);
}
