import type { Reading, Remark } from './queries.ts';

export type Place = { start: number; end: number };
/** What belongs together in the file and beside it: a number for what is read, a letter for what to look at. */
export type Mark = { key: string; kind: 'read' | 'remark'; places: Place[]; page: number | null };

type ReadMarks = {
  positions: Mark[];
  education: Mark[];
  certifications: Mark | null;
  skills: Mark | null;
  languages: Mark | null;
  links: Mark | null;
};
export type Marks = { read: ReadMarks; remarks: Mark[]; all: Mark[] };

/** Numbers what is read in the order of the page, and gives each remark a letter. */
export function buildMarks(reading: Reading): Marks {
  let last = 0;
  const number = (places: readonly Place[]): Mark => {
    last += 1;
    return { key: String(last), kind: 'read', places: places.map(rangeOf), page: null };
  };
  const group = (places: readonly Place[]) => (places.length > 0 ? number(places) : null);
  const skillLines = reading.sections
    .filter(({ id }) => id === 'skills')
    .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'read'));
  const read: ReadMarks = {
    positions: reading.positions.map((position) => number([position])),
    education: reading.education.map((schooling) => number([schooling])),
    certifications: group(reading.certifications),
    skills: group(skillLines.length > 0 ? skillLines : reading.skills),
    languages: group(reading.languages),
    links: group(reading.links),
  };
  const remarks = reading.remarks.map((remark, at): Mark => ({
    key: letterOf(at),
    kind: 'remark',
    places: remark.places,
    page: remark.page,
  }));
  const { positions, education, ...groups } = read;
  const numbered = [...positions, ...education, ...Object.values(groups).filter((mark) => mark !== null)];
  return { read, remarks, all: [...numbered, ...remarks] };
}

const rangeOf = ({ start, end }: Place): Place => ({ start, end });
const letterOf = (at: number) => String.fromCodePoint(65 + (at % 26)) + (at < 26 ? '' : String(Math.floor(at / 26) + 1));

export const overlaps = (a: Place, b: Place) => a.start < b.end && b.start < a.end;
export const isMarked = (mark: Mark, place: Place) => mark.places.some((marked) => overlaps(marked, place));

/** Whether a mark can be shown in the file. */
export function isLocated(mark: Mark, { pages }: Reading): boolean {
  if (mark.page !== null && pages.length > 0) return true;
  if (pages.length === 0) return mark.places.length > 0;
  return pages.some(({ lines }) => lines.some(({ place }) => place !== null && isMarked(mark, place)));
}

/** The remarks of a group with their letters. */
export const remarksOf = (reading: Reading, { remarks }: Marks, group: Remark['group']): { remark: Remark; mark: Mark }[] =>
  reading.remarks.flatMap((remark, at) => {
    const mark = remarks[at];
    return mark && remark.group === group ? [{ remark, mark }] : [];
  });
