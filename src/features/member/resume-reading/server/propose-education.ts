import type { DescribedSchooling } from '#features/member/fitment/server/index.ts';

const SCHOOL =
  /\b(?:university|universit[éà]|college|institute|institution|school|academy|vidyalaya|vidyapeeth|vidya|mandir|board|polytechnic|faculty|iit|iim|nit|iiit|iisc|bits|ignou|cbse|icse|iti)\b|विश्वविद्यालय|महाविद्यालय|कॉलेज|विद्यालय|बोर्ड|संस्थान/iu;
const DATE_LEFTOVERS = /^(?:\d{4}|\d{1,2}[/.-]\d{4}|batch|passed|passing|year|present|expected|in|on|-|–|to|[^\p{L}]*)$/iu;
const SEPARATOR = /\s*\|\s*|,\s+|\s+[–—-]\s+|\s+(?:from|at)\s+(?=\p{Lu})|[()]/u;
const MAX_LENGTH = 120;

/** The degree and the school that a line and its neighbours name; empty where they name none. */
export function proposeEducation({ text, nearby, dates }: DescribedSchooling): { title: string; organisation: string } {
  const parts = splitParts(text, dates?.written);
  const inLine = parts.find((part) => SCHOOL.test(part));
  const others = nearby.flatMap((line) => splitParts(line, dates?.written));
  const organisation = inLine ?? others.find((part) => SCHOOL.test(part)) ?? '';
  const [first = ''] = parts.filter((part) => part !== inLine);
  return { title: first.slice(0, MAX_LENGTH), organisation: organisation.slice(0, MAX_LENGTH) };
}

function splitParts(text: string, dates = ''): string[] {
  return (dates === '' ? text : text.replace(dates, ' | '))
    .split(SEPARATOR)
    .map((part) => part.replace(/^[\s:;,.–—-]+|[\s:;,–—-]+$/gu, ''))
    .filter((part) => part !== '' && !DATE_LEFTOVERS.test(part));
}
