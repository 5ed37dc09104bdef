/** Places by any of their names, and what they are in. */
import { language } from '#platform/language/language.ts';
import { foldPhrase, foldWords } from './fold-words.ts';
import { queryLexicon, type Place } from './lexicon.ts';

/** The names of the places that a text such as "Bangalore, hybrid" names, with those that these are in. */
export function findPlaces(text: string): string[] {
  const { meanings, maxWords, places } = queryLexicon();
  const words = foldWords(text);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(maxWords, words.length - at); length > 0; length -= 1) {
      const key = words
        .slice(at, at + length)
        .map(({ form }) => form)
        .join(' ');
      const part = meanings.get(key)?.part;
      if (part?.type !== 'place') continue;
      found.push(part.value);
      at += length - 1;
      break;
    }
  const names = found.filter((name) => name !== '');
  return [...new Set(names.flatMap((name) => [name, ...collectOuter(places, name)]))];
}

/** All that a place is in: of Manesar also what Gurugram is in. */
function collectOuter(places: ReadonlyMap<string, Place>, name: string): string[] {
  const outer = places.get(name)?.within ?? [];
  return [...outer, ...outer.flatMap((place) => collectOuter(places, place))];
}

/** The places of which one is what a query asks for: of "abroad" each country that the index has. */
export function askedPlaces(name: string): readonly string[] {
  const holds = queryLexicon().places.get(name)?.holds ?? [];
  return holds.length > 0 ? holds : [name];
}

/** What a place is called in the reader's language. */
export function placeLabel(name: string): string {
  const [hindi] = queryLexicon().places.get(name)?.hindi ?? [];
  return language() === 'hi' ? (hindi ?? name) : name;
}

/** Every spelling of a place and of what is in it; null for what is no known place. */
export function placeSpellings(text: string): string[] | null {
  const { meanings, places } = queryLexicon();
  const part = meanings.get(foldPhrase(text))?.part;
  if (part?.type !== 'place' || part.value === '') return null;
  return [...places.values()]
    .filter(({ name }) => name === part.value || collectOuter(places, name).includes(part.value))
    .flatMap(({ name, other, hindi }) => [name, ...other, ...hindi]);
}
