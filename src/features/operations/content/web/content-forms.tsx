import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { FormAct, type FormActProps } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';

type Change = { error: Error | null; isPending: boolean; reset: () => void };
type Answer = { data: { id: string; attributes: { version: number } } };

/** What a form of content gets: its heading, the change that it sends, and how it closes. */
export type ContentFormProps = {
  title: string;
  text?: string;
  change: { error: Error | null; isPending: boolean };
  onClose: () => void;
};

type NewContentProps = {
  label: string;
  text: string;
  /** The address of the list; the new one opens beside it. */
  path: string;
  change: Change;
  children: (form: ContentFormProps, onSuccess: (answer: Answer) => void) => ReactNode;
};

/** Writes something new, which is a draft until it is published. */
export function NewContent({ label, text, path, change, children }: NewContentProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const open = () => {
    change.reset();
    setOpen(true);
  };
  const onSuccess = ({ data }: Answer) => {
    setOpen(false);
    toast.show(m.content_saved());
    void navigate(linkTo(`${path}/${data.id}`));
  };
  return (
    <>
      <Button small icon={Plus} onClick={open}>
        {label}
      </Button>
      {isOpen && children({ title: label, text, change, onClose: () => setOpen(false) }, onSuccess)}
    </>
  );
}

type EditContentProps<Input> = Omit<FormActProps<Input>, 'label' | 'done' | 'children'> & {
  children: (form: ContentFormProps, onSave: (input: Input, reason: string) => void) => ReactNode;
};

/** Changes something, with an undo that sends what was before. */
export function EditContent<Input extends object>({ children, ...act }: EditContentProps<Input>) {
  return (
    <FormAct label={m.content_edit()} done={m.content_saved()} {...act}>
      {(form, onSave) => children({ ...form, title: m.content_edit() }, onSave)}
    </FormAct>
  );
}
