import { MarkButton } from './mark-button.tsx';
import { isMarked, overlaps, type Mark } from './marks.ts';
import type { Reading } from './queries.ts';
import type { Selection } from './use-selection.ts';
import './reading.css';

type FileTextProps = { sections: Reading['sections']; marks?: readonly Mark[]; selection: Selection };

/** The text as it was read, line by line, with the marks beside their first lines. */
export function FileText({ sections, marks = [], selection }: FileTextProps) {
  const lines = sections.flatMap((section) => section.lines);
  const shown = new Set<string>();
  return (
    <ol className="reading-text">
      {lines.map((line) => {
        const starting = marks.filter((mark) => !shown.has(mark.key) && isMarked(mark, line));
        for (const { key } of starting) shown.add(key);
        const isSelected = selection.places.some((place) => overlaps(place, line));
        return (
          <li key={line.start} className={`reading-line reading-line-${line.kind}${isSelected ? ' is-selected' : ''}`}>
            <span className="min-w-0">{line.text}</span>
            {starting.length > 0 && (
              <span className="row flex-nowrap gap-1">
                {starting.map((mark) => (
                  <MarkButton key={mark.key} mark={mark} selection={selection} side="file" />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
