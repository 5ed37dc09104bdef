import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { Keys } from './keys.tsx';

/** Something that the palette offers: an address to open, or what `run` does. */
export type Option = {
  id: string;
  label: string;
  detail?: string;
  icon?: IconShape;
  mark?: string;
  /** The shortcut. */
  keys?: string;
  /** Whether it is what is chosen now. */
  chosen?: boolean;
  /** Other words that find it, separated by spaces. */
  words?: string;
} & ({ href: string; run?: never } | { run: () => void; href?: never });

export type Group = { title: string; options: Option[] };

type PaletteOptionProps = { id: string; option: Option; text: string; selected: boolean; onChoose: () => void };

/** One line of the palette. */
export function PaletteOption({ id, option, text, selected, onChoose }: PaletteOptionProps) {
  return (
    // Keyboard users move through the combobox; pointer presses are handled here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div id={id} role="option" className="opt" aria-selected={selected} onClick={onChoose}>
      {option.mark ? (
        <Mark slug={option.mark} size={40} />
      ) : (
        <span className="glyph">{option.icon && <Icon of={option.icon} />}</span>
      )}
      <span className="min-w-0 flex-1">
        <span className="strong clip block">
          <Highlighted label={option.label} text={text} />
        </span>
        {option.detail && <span className="small muted clip block">{option.detail}</span>}
      </span>
      {option.chosen && (
        <>
          <Icon of={Check} small />
          <span className="visually-hidden">{m.shell_chosen()}</span>
        </>
      )}
      {option.keys && (
        <span aria-hidden="true" className="only-wide">
          <Keys keys={option.keys} />
        </span>
      )}
    </div>
  );
}

/** A label with what was typed marked in it. */
function Highlighted({ label, text }: { label: string; text: string }) {
  const at = text === '' ? -1 : label.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return label;
  const end = at + text.length;
  return (
    <>
      {label.slice(0, at)}
      <mark>{label.slice(at, end)}</mark>
      {label.slice(end)}
    </>
  );
}

/** Whether every typed word begins a word of the label or of the option's other words. */
export function isMatch({ label, words = '' }: Pick<Option, 'label' | 'words'>, text: string): boolean {
  const own = `${label} ${words}`.toLowerCase().split(/[\s,:;()]+/);
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => own.some((word) => word.startsWith(typed)));
}
