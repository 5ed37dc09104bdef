/** The costs of edits: 1 in general, less for the slips that people make most. */
const COST = { edit: 1, other: 1.1, swap: 0.7, neighbour: 0.7, alike: 0.6, vowel: 0.8, doubled: 0.5, first: 0.6 };
const MAX_LENGTH = 128;

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ALIKE = 'ck cs sz kq iy ie ae ao ou ei gj vw fv td jz pf xs au mn'.split(' ');

const LETTERS = 26;
const FIRST_LETTER = 97;
/** The cost of one letter in place of another, by the places of both in the alphabet. */
const replaceCosts = new Float64Array(LETTERS * LETTERS).fill(COST.other);
const setCost = (first: string, second: string, cost: number): void => {
  const [a, b] = [first.charCodeAt(0) - FIRST_LETTER, second.charCodeAt(0) - FIRST_LETTER];
  replaceCosts[a * LETTERS + b] = cost;
  replaceCosts[b * LETTERS + a] = cost;
};
KEY_ROWS.forEach((keys, row) => {
  const below = KEY_ROWS[row + 1] ?? '';
  [...keys].forEach((key, place) => {
    for (const near of [keys[place + 1], below[place], below[place - 1]]) if (near) setCost(key, near, COST.neighbour);
  });
});
for (const [first = '', second = ''] of ALIKE) setCost(first, second, COST.alike);

// Three rows of the table, used again by every call.
type Row = Float64Array;
const tableRows: [Row, Row, Row] = [
  new Float64Array(MAX_LENGTH + 1),
  new Float64Array(MAX_LENGTH + 1),
  new Float64Array(MAX_LENGTH + 1),
];

/**
 * The weighted Damerau-Levenshtein distance of two names. Swapped letters, a doubled letter, a neighbouring key, a missing vowel
 * and letters that sound alike cost less than other edits; a wrong first letter costs more. Digits are never edited: another
 * digit is another name. Returns Infinity above `limit` and for longer names than 128 characters.
 */
export function editDistance(typed: string, name: string, limit: number): number {
  const [height, width] = [typed.length, name.length];
  if (height > MAX_LENGTH || width > MAX_LENGTH || Math.abs(height - width) > limit / COST.doubled) return Infinity;
  let [beforePrevious, previous, current] = tableRows;
  previous[0] = 0;
  for (let column = 1; column <= width; column += 1) previous[column] = at(previous, column - 1) + gapCost(name, column - 1);
  for (let row = 1; row <= height; row += 1) {
    const smallest = fillRow({ typed, name, row, beforePrevious, previous, current });
    if (smallest > limit) return Infinity;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  const distance = at(previous, width);
  return distance > limit ? Infinity : distance;
}

type RowInput = { typed: string; name: string; row: number; beforePrevious: Row; previous: Row; current: Row };

/** Fills the row of one typed letter and returns its smallest distance. */
function fillRow({ typed, name, row, beforePrevious, previous, current }: RowInput): number {
  const deleteCost = gapCost(typed, row - 1);
  const letter = typed.charCodeAt(row - 1);
  const before = row > 1 ? typed.charCodeAt(row - 2) : -1;
  let smallest = at(previous, 0) + deleteCost;
  current[0] = smallest;
  for (let column = 1; column <= name.length; column += 1) {
    const other = name.charCodeAt(column - 1);
    const replaced = at(previous, column - 1) + (letter === other ? 0 : replaceCost(letter, other, row === 1));
    let best = Math.min(replaced, at(previous, column) + deleteCost, at(current, column - 1) + gapCost(name, column - 1));
    const isSwap = before === other && column > 1 && letter === name.charCodeAt(column - 2) && letter !== other;
    if (isSwap && !isDigit(letter) && !isDigit(other)) best = Math.min(best, at(beforePrevious, column - 2) + COST.swap);
    current[column] = best;
    if (best < smallest) smallest = best;
  }
  return smallest;
}

const at = (row: Row, column: number): number => row[column] ?? Infinity;

const isDigit = (code: number) => code >= 48 && code <= 57;

/** The cost of a letter that the other name lacks. */
function gapCost(text: string, place: number): number {
  const code = text.charCodeAt(place);
  if (isDigit(code)) return Infinity;
  if (place > 0 && (code === text.charCodeAt(place - 1) || code === text.charCodeAt(place + 1))) return COST.doubled;
  const cost = 'aeiouyh'.includes(text.charAt(place)) ? COST.vowel : COST.edit;
  return place === 0 ? cost + COST.first : cost;
}

function replaceCost(letter: number, other: number, isFirst: boolean): number {
  if (isDigit(letter) || isDigit(other)) return Infinity;
  const [a, b] = [letter - FIRST_LETTER, other - FIRST_LETTER];
  const areLetters = a >= 0 && a < LETTERS && b >= 0 && b < LETTERS;
  const cost = areLetters ? (replaceCosts[a * LETTERS + b] ?? COST.other) : COST.other;
  return isFirst ? cost + COST.first : cost;
}
