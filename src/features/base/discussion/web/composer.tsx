import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { FieldError } from '#platform/ui/field.tsx';
import { MentionList } from './mention-list.tsx';
import { useMentions } from './use-mentions.ts';
import './discussion.css';

const MAX_LENGTH = 2000;
/** The number of remaining characters below which they are shown. */
const COUNTER_THRESHOLD = 200;

type ComposerProps = {
  label: string;
  placeholder?: string;
  sendLabel: string;
  initial?: string;
  /** Focus on mount, when a reply or an edit was requested. */
  focused?: boolean;
  /** Returns whether the text was accepted; it is cleared only then. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
  error: Error | null;
  pending: boolean;
};

/** A text field with a submit button. Ctrl/Cmd+Enter sends; Escape cancels. */
export function Composer({
  label,
  placeholder,
  sendLabel,
  initial = '',
  focused = false,
  onSend,
  onCancel,
  error,
  pending,
}: ComposerProps) {
  // What is typed stays before a text that was stored in the browser, which is known only after hydration.
  const [typed, setText] = useState<string | null>(null);
  const text = typed ?? initial;
  const [caret, setCaret] = useState(initial.length);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const replaceText = (next: string, caretPosition: number) => {
    setText(next);
    setCaret(caretPosition);
    requestAnimationFrame(() => textArea.current?.setSelectionRange(caretPosition, caretPosition));
  };
  const mentions = useMentions({ text, caret, onChoose: replaceText });
  useEffect(() => {
    // What was typed before hydration is in no state.
    const found = textArea.current?.value;
    if (found) setText((known) => known ?? found);
  }, []);
  useEffect(() => {
    if (focused) textArea.current?.focus();
  }, [focused]);
  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault();
    if (text.trim() !== '' && (await onSend(text.trim()))) replaceText('', 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
    if (event.key === 'Escape') onCancel?.();
  };
  return (
    <form className="composer" onSubmit={(event) => void submit(event)}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={textArea}
        id={id}
        className="input"
        rows={2}
        maxLength={MAX_LENGTH}
        placeholder={placeholder}
        value={text}
        aria-autocomplete="list"
        aria-controls={`${id}-people`}
        aria-activedescendant={mentions.chosen ? `${id}-people-${mentions.chosen.id}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setCaret(event.target.selectionStart);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <MentionList id={`${id}-people`} mentions={mentions} />
      <FieldError id={`${id}-error`}>{error?.message}</FieldError>
      {(text !== '' || onCancel) && <ComposerActions left={MAX_LENGTH - text.length} {...{ sendLabel, pending, onCancel }} />}
    </form>
  );
}

type ComposerActionsProps = { left: number; sendLabel: string; pending: boolean; onCancel: (() => void) | undefined };

function ComposerActions({ left, sendLabel, pending, onCancel }: ComposerActionsProps) {
  return (
    <div className="row composer-foot">
      {left < COUNTER_THRESHOLD && (
        <span className="caption muted num">{m.discussion_letters_left({ left: formatNumber(left) })}</span>
      )}
      {onCancel && (
        <Button variant="bare" small onClick={onCancel}>
          {m.kit_cancel()}
        </Button>
      )}
      <Button type="submit" small loading={pending}>
        {sendLabel}
      </Button>
    </div>
  );
}
