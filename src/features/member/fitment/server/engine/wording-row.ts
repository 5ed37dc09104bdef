import { matchSkills, tokenize, type MatchContext, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { Ad, AdUnit } from './parse-ad.ts';
import { WEIGHTS } from './weights.ts';
import { isCounted, stem, wordWeight } from './word-weights.ts';

/** The words that describe the work of an ad: by stem, how it is written there and how much it tells fields apart. */
export type AdWording = { unit: AdUnit; words: { stem: string; written: string; weight: number }[] };

/** What of it a résumé uses. `credit` is from 0 to 1. */
export type WordingCredit = { credit: number; used: string[]; unused: string[] };

const MIN_WORDS = 5;

/** Finds the most telling words of an ad's duties and requirements outside its skills; null when there are few. */
export function findAdWording(taxonomy: Taxonomy, ad: Ad, context: MatchContext): AdWording | null {
  const units = ad.units.filter((unit) => unit.class === 'does' || unit.class === 'asks');
  const found = new Map<string, { stem: string; written: string; weight: number; unit: AdUnit; sentences: number }>();
  for (const unit of units) {
    const mentions = matchSkills(taxonomy, unit.masked, context);
    const inSentence = new Set<string>();
    for (const { form, start, end } of tokenize(unit.masked)) {
      const key = stem(form);
      if (!isCounted(form) || inSentence.has(key) || mentions.some((mention) => mention.start < end && start < mention.end))
        continue;
      inSentence.add(key);
      const previous = found.get(key);
      if (previous) previous.sentences += 1;
      else
        found.set(key, {
          stem: key,
          written: unit.masked.slice(start, end).toLowerCase(),
          weight: wordWeight(key),
          unit,
          sentences: 1,
        });
    }
  }
  // A word of a single sentence that hardly any occupation uses is a name or an accident.
  const words = [...found.values()]
    .filter(({ weight, sentences }) => weight > 0.15 && (sentences > 1 || weight < 0.95))
    .map((word) => ({ ...word, weight: word.weight * (1 + Math.log(word.sentences)) }))
    .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
    .slice(0, WEIGHTS.wording.words);
  const [first] = words;
  if (words.length < MIN_WORDS || !first) return null;
  return { unit: first.unit, words: words.map(({ stem: key, written, weight }) => ({ stem: key, written, weight })) };
}

/** How much of the ad's wording the own sentences of a résumé use. More text never lowers it. */
export function creditWording(wording: AdWording, stems: ReadonlySet<string>): WordingCredit {
  const used = wording.words.filter(({ stem: key }) => stems.has(key));
  const weigh = (words: AdWording['words']) => words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    credit: Math.min(1, weigh(used) / weigh(wording.words) / WEIGHTS.wording.full_at),
    used: used.map(({ written }) => written),
    unused: wording.words.filter((word) => !used.includes(word)).map(({ written }) => written),
  };
}
