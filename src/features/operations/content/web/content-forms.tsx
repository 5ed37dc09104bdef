import { useNavigate } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { useUndo } from '#features/operations/staff/web/index.ts';
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

type Options = { onSuccess: (answer: Answer) => void; onError?: (error: Error) => void };

type EditContentProps<Input> = {
  change: Change;
  /** What an editor wrote before this change, as the request has it, and its version. */
  before: Input;
  version: number;
  /** Sends a change of this one. */
  send: (json: Input & { version: number; reason: string }, options: Options) => void;
  children: (form: ContentFormProps, onSave: (input: Input, reason: string) => void) => ReactNode;
};

/** Changes something, with an undo that sends what was before. */
export function EditContent<Input extends object>({ change, before, version, send, children }: EditContentProps<Input>) {
  const [isOpen, setOpen] = useState(false);
  const { offer, told } = useUndo();
  const open = () => {
    change.reset();
    setOpen(true);
  };
  const onSave = (input: Input, reason: string) =>
    send(
      { ...input, version, reason },
      {
        onSuccess: ({ data }) => {
          setOpen(false);
          const now = { version: data.attributes.version, reason: m.members_undone() };
          offer(m.content_saved(), () => send({ ...before, ...now }, told));
        },
      },
    );
  return (
    <>
      <Button variant="quiet" small icon={Pencil} onClick={open}>
        {m.content_edit()}
      </Button>
      {isOpen && children({ title: m.content_edit(), change, onClose: () => setOpen(false) }, onSave)}
    </>
  );
}
