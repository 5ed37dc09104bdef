import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { formText } from '#platform/browser/form-text.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useRenameResume, type ListedResume } from './queries.ts';
import './resumes.css';

/** The name of a version, changed where it stands; Escape leaves it as it was. */
export function ResumeName({ resume: { id, attributes } }: { resume: ListedResume }) {
  const [isEdited, setIsEdited] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const change = useRenameResume();
  const { name } = attributes;
  const close = () => {
    flushSync(() => setIsEdited(false));
    pencil.current?.focus();
  };
  if (!isEdited)
    return (
      <div className="resume-name">
        <h2 className="item-title wrap-anywhere">{name}</h2>
        <Button
          ref={pencil}
          variant="bare"
          small
          icon={Pencil}
          iconOnly
          label={m.resumes_rename_named({ name })}
          onClick={() => {
            change.reset();
            setIsEdited(true);
          }}
        />
      </div>
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const json = { name: formText(event.currentTarget, 'name').trim() };
    if (json.name === name) return close();
    change.mutate({ params: { id }, json }, { onSuccess: close });
  };
  return (
    <form className="resume-name" ref={selectName} onSubmit={save}>
      <TextField
        label={m.resumes_name()}
        name="name"
        defaultValue={name}
        required
        pattern=".*\S.*"
        maxLength={120}
        error={change.error?.message}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Escape') close();
        }}
      />
      <Button type="submit" variant="quiet" icon={Check} iconOnly label={m.resumes_rename_save()} loading={change.isPending} />
    </form>
  );
}

const selectName = (form: HTMLFormElement | null) => form?.querySelector('input')?.select();
