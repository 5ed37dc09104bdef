import { useNavigate } from '@tanstack/react-router';
import Merge from 'lucide-react/icons/merge';
import { useState } from 'react';
import {
  MergeForm,
  useFreshSignIn,
  type MergeFormProps,
  type ResourceQuery,
  type ResourceSearch,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';

type MergeActProps<Row> = Omit<MergeFormProps<Row>, 'save' | 'query' | 'onSave' | 'onClose'> & {
  /** The list in which the one that is kept is found. */
  query: (search: ResourceSearch) => ResourceQuery<Row>;
  /** `done` gets the name of the one that is kept, and its page in the console. */
  onSave: (into: string, reason: string, done: (kept: { name: string; path: string }) => void) => void;
};

/** Merges a duplicate into another one, after a fresh sign-in; it cannot be undone. */
export function MergeAct<Row extends { id: string }>({ query, onSave, ...form }: MergeActProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const fresh = useFreshSignIn();
  const navigate = useNavigate();
  const toast = useToast();
  const close = () => setOpen(false);
  const done = (kept: { name: string; path: string }) => {
    close();
    toast.show(m.listings_merged({ name: form.duplicate.name, kept: kept.name }));
    void navigate(linkTo(kept.path));
  };
  return (
    <>
      <Button variant="quiet" small icon={Merge} onClick={() => fresh(() => setOpen(true))}>
        {m.listings_merge()}
      </Button>
      {isOpen && (
        <MergeForm
          {...form}
          save={m.listings_merge_confirm()}
          query={(find) => query({ find, state: 'published' })}
          onSave={(into, reason) => onSave(into, reason, done)}
          onClose={close}
        />
      )}
    </>
  );
}
