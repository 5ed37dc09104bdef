import { m } from '#platform/messages/messages.js';
import type { Mark } from './marks.ts';
import type { Selection } from './use-selection.ts';
import './reading.css';

type MarkButtonProps = {
  mark: Mark;
  selection: Selection;
  /** The side of the page that it stands on; a press shows the other one. */
  side: 'file' | 'reading';
  style?: { top: string };
};

/** The number or letter of a mark; a press shows what belongs to it on the other side. */
export function MarkButton({ mark, selection, side, style }: MarkButtonProps) {
  const { key, kind } = mark;
  const label = side === 'file' ? m.resume_reading_mark_to_reading({ mark: key }) : m.resume_reading_mark_to_file({ mark: key });
  return (
    <button
      type="button"
      id={`${side}-mark-${key}`}
      className={`reading-mark reading-mark-${kind}`}
      aria-label={label}
      aria-pressed={selection.selected === key}
      style={style}
      onClick={() => selection.select(mark, side === 'file' ? 'reading' : 'file')}
    >
      {key}
    </button>
  );
}

/** The same where it can be shown nowhere in the file. */
export const PlainMark = ({ mark: { key, kind } }: { mark: Mark }) => (
  <span className={`reading-mark reading-mark-${kind}`} aria-hidden="true">
    {key}
  </span>
);
