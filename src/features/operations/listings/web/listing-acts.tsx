import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ReasonAct, ReasonForm, useFreshSignIn } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { ListingFields, type FieldDeclaration, type FieldValues } from './listing-fields.tsx';

type Change = { error: Error | null; isPending: boolean; reset: () => void };
type Listing = { name: string; version: string; isPublished: boolean };
type State = 'published' | 'unpublished';

type EditActProps = {
  label: string;
  title: string;
  text?: string;
  size?: 'small' | 'normal';
  icon?: typeof Pencil;
  variant?: 'solid' | 'quiet';
  fields: readonly FieldDeclaration[];
  values: FieldValues;
  change: Change;
  onSave: (values: FieldValues, reason: string, close: () => void) => void;
};

/** Asks for the facts of a listing, and why they are changed. What was typed stays when the change is refused. */
export function EditAct({
  label,
  title,
  text,
  size = 'small',
  icon = Pencil,
  variant = 'quiet',
  fields,
  values,
  change,
  onSave,
}: EditActProps) {
  const [draft, setDraft] = useState<FieldValues | null>(null);
  const close = () => setDraft(null);
  const open = () => {
    change.reset();
    setDraft(values);
  };
  return (
    <>
      <Button variant={variant} small icon={icon} onClick={open}>
        {label}
      </Button>
      {draft && (
        <ReasonForm
          title={title}
          {...(text && { text })}
          size={size}
          save={m.listings_save()}
          change={change}
          onSave={(reason) => onSave(draft, reason, close)}
          onClose={close}
        >
          <ListingFields fields={fields} values={draft} error={change.error} onChange={setDraft} />
        </ReasonForm>
      )}
    </>
  );
}

type CorrectActProps = Pick<EditActProps, 'fields' | 'values' | 'change' | 'size'> & {
  name: string;
  /** `done` gets the name that it has now. */
  onSave: (values: FieldValues, reason: string, done: (name: string) => void) => void;
};

/** Corrects the facts of a listing, and says so. */
export function CorrectAct({ name, onSave, ...form }: CorrectActProps) {
  const toast = useToast();
  return (
    <EditAct
      {...form}
      label={m.listings_edit()}
      title={m.listings_edit_title({ name })}
      text={m.listings_edit_text()}
      onSave={(values, reason, close) =>
        onSave(values, reason, (saved) => {
          close();
          toast.show(m.listings_saved({ name: saved }));
        })
      }
    />
  );
}

type StateActProps = {
  listing: Listing;
  /** What is gone with it. */
  text: string;
  change: Change;
  /** `done` gets the version of what was changed, for the undo. */
  onSave: (state: State, change: { version: string; reason: string }, done: (version: string) => void) => void;
};

/** Takes a listing off the site or publishes it again, with an undo. */
export function StateAct({ listing: { name, version, isPublished }, text, change, onSave }: StateActProps) {
  const toast = useToast();
  const [before, after]: [State, State] = isPublished ? ['published', 'unpublished'] : ['unpublished', 'published'];
  const save = (reason: string, close: () => void) =>
    onSave(after, { version, reason }, (changed) => {
      close();
      const undo = () => onSave(before, { version: changed, reason: m.members_undone() }, () => {});
      const done = isPublished ? m.listings_unpublished({ name }) : m.listings_published({ name });
      toast.show(done, { action: { label: m.members_undo(), onPress: undo } });
    });
  return (
    <ReasonAct
      label={isPublished ? m.listings_unpublish() : m.listings_publish()}
      icon={isPublished ? EyeOff : Eye}
      title={isPublished ? m.listings_unpublish_title({ name }) : m.listings_publish_title({ name })}
      {...(isPublished && { text })}
      change={change}
      onSave={save}
    />
  );
}

type DeleteActProps = {
  name: string;
  /** What goes with it. */
  text: string;
  change: Change;
  onSave: (reason: string, done: () => void) => void;
  onDeleted: () => void;
};

/** Deletes a listing for good, after a fresh sign-in, and says so. */
export function DeleteAct({ name, text, change, onSave, onDeleted }: DeleteActProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const fresh = useFreshSignIn();
  const close = () => setOpen(false);
  const open = () => {
    change.reset();
    setOpen(true);
  };
  const done = () => {
    close();
    toast.show(m.listings_deleted({ name }));
    onDeleted();
  };
  return (
    <>
      <Button variant="quiet" small danger icon={Trash2} onClick={() => fresh(open)}>
        {m.listings_delete()}
      </Button>
      {isOpen && (
        <ReasonForm
          title={m.listings_delete_title({ name })}
          text={text}
          save={m.listings_delete_confirm()}
          change={change}
          onSave={(reason) => onSave(reason, done)}
          onClose={close}
        />
      )}
    </>
  );
}
