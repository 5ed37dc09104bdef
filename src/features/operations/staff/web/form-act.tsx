import Pencil from 'lucide-react/icons/pencil';
import { useState, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useUndo } from './use-undo.ts';

type Answer = { data: { attributes: { version: number } } };
type Options = { onSuccess: (answer: Answer) => void; onError?: (error: Error) => void };
type Form = { change: { error: Error | null; isPending: boolean }; onClose: () => void };

export type FormActProps<Input> = {
  label: string;
  /** What is said once it is done. */
  done: string;
  change: { error: Error | null; isPending: boolean; reset: () => void };
  /** What was written before this change, as the request has it, and its version. */
  before: Input;
  version: number;
  /** Sends a change of this one. */
  send: (json: Input & { version: number; reason: string }, options: Options) => void;
  children: (form: Form, onSave: (input: Input, reason: string) => void) => ReactNode;
};

/** A button for a change by staff in a form of its own, with an undo that sends what was before. */
export function FormAct<Input extends object>({ label, done, change, before, version, send, children }: FormActProps<Input>) {
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
          offer(done, () => send({ ...before, ...now }, told));
        },
      },
    );
  return (
    <>
      <Button variant="quiet" small icon={Pencil} onClick={open}>
        {label}
      </Button>
      {isOpen && children({ change, onClose: () => setOpen(false) }, onSave)}
    </>
  );
}
