import { m } from '#platform/messages/messages.js';
import { MarkButton } from './mark-button.tsx';
import { isMarked, overlaps, type Mark } from './marks.ts';
import type { ReadPage } from './queries.ts';
import type { Selection } from './use-selection.ts';
import './reading.css';

type FilePagesProps = { pages: readonly ReadPage[]; marks: readonly Mark[]; selection: Selection };

/** The pages of a PDF: its lines and pictures where they stand in the file, with the marks beside them. */
export function FilePages({ pages, marks, selection }: FilePagesProps) {
  const shown = new Set<string>();
  return pages.map((page, at) => {
    const placed = placeMarks(page, at + 1, marks, shown);
    for (const { mark } of placed) shown.add(mark.key);
    return (
      <div key={at} className="reading-sheet">
        {placed.map(({ mark, y }) => (
          <MarkButton
            key={mark.key}
            mark={mark}
            selection={selection}
            side="file"
            style={{ top: `${(y / page.height) * 100}%` }}
          />
        ))}
        <DrawnPage page={page} label={m.resume_reading_page({ number: at + 1, count: pages.length })} selection={selection} />
      </div>
    );
  });
}

// Marks stand in the margins, numbers on the left and letters on the right, so far apart that they do not touch on a phone.
const MIN_DISTANCE_POINTS = 50;

function placeMarks(page: ReadPage, number: number, marks: readonly Mark[], shown: ReadonlySet<string>) {
  const wanted = marks.flatMap((mark) => {
    const y = shown.has(mark.key) ? null : findHeight(page, number, mark);
    return y === null ? [] : [{ mark, y }];
  });
  const lowest = { read: -MIN_DISTANCE_POINTS, remark: -MIN_DISTANCE_POINTS };
  return wanted
    .sort((a, b) => a.y - b.y)
    .map(({ mark, y }) => {
      const free = Math.max(y, lowest[mark.kind] + MIN_DISTANCE_POINTS);
      lowest[mark.kind] = free;
      return { mark, y: free };
    })
    .filter(({ y }) => y < page.height - 10);
}

function findHeight({ lines, pictures }: ReadPage, number: number, mark: Mark): number | null {
  const line = lines.find(({ place }) => place !== null && isMarked(mark, place));
  if (line) return Math.max(0, line.y - line.size);
  if (mark.page !== number) return null;
  return pictures[0]?.y ?? 0;
}

const MARGIN = 4;

type DrawnPageProps = { page: PlainPage; label: string; selection?: Selection };
type PlainLine = Omit<ReadPage['lines'][number], 'place'> & { place?: ReadPage['lines'][number]['place'] };
/** A page whose lines need not stand in the text of a reading. */
type PlainPage = Omit<ReadPage, 'lines'> & { lines: readonly PlainLine[] };

/** The pages of a PDF as they lie in the file, without marks. */
export function ResumePages({ pages }: { pages: readonly PlainPage[] }) {
  return pages.map((page, at) => (
    <div key={at} className="reading-sheet">
      <DrawnPage page={page} label={m.resume_reading_page({ number: at + 1, count: pages.length })} />
    </div>
  ));
}

function DrawnPage({ page, label, selection }: DrawnPageProps) {
  const { width, height, lines, pictures } = page;
  const isSelected = ({ place }: PlainLine) =>
    place != null && (selection?.places.some((selected) => overlaps(selected, place)) ?? false);
  return (
    <svg className="reading-page" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {pictures.map((box, at) => (
        <g key={at} className="reading-picture">
          <rect {...box} rx={4} />
          <path
            d={`M${box.x} ${box.y + box.height} l${box.width * 0.35} ${-box.height * 0.45} l${box.width * 0.2} ${box.height * 0.2} l${box.width * 0.2} ${-box.height * 0.3} l${box.width * 0.25} ${box.height * 0.55} z`}
          />
        </g>
      ))}
      {lines.map((line, at) => (
        <g key={at} className={isSelected(line) ? 'is-selected' : undefined}>
          {isSelected(line) && (
            <rect
              x={line.x - MARGIN}
              y={line.y - line.size - 1}
              width={line.width + 2 * MARGIN}
              height={line.size * 1.35 + 2}
              rx={2}
            />
          )}
          <text
            x={line.x}
            y={line.y}
            fontSize={line.size}
            {...(line.width > 0 && { textLength: line.width, lengthAdjust: 'spacingAndGlyphs' })}
          >
            {line.text}
          </text>
        </g>
      ))}
    </svg>
  );
}
