import { matchSkills, tokenize, type MatchContext, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { Ad, AdUnit, SkillRequirement } from './parse-ad.ts';
import type { TextUnit } from './text-units.ts';
import { WEIGHTS } from './weights.ts';
import { countedWords, isCounted, skillWeight, stem, wordWeight } from './word-weights.ts';

/**
 * The words and skills that describe the work of an ad: how they are written there, and how much each tells fields apart. A
 * word is recognised by its stem, a skill by its id.
 */
export type AdWording = { unit: TextUnit; words: WordingTerm[] };
type WordingTerm = { key: string; written: string; weight: number };

/** What of it a résumé uses. `credit` is from 0 to 1. */
export type WordingCredit = { credit: number; used: string[]; unused: string[] };

const MIN_WORDS = 8;

/** What advertisements say of any work and any employer. */
const WORDS_OF_ADS = new Set(
  `utilize minimum experienced documented execution ensuring exposure carry carried identified sound common timing bottom end higher further liaise advanced feed serve raised manner decisions accurate achieve actively adapt adhere advantage agile alike ambitious anticipate apart appropriate aspect aspire assign assist atmosphere attention attitude aware
   balance behalf behind believe benefit bonus brand bring broad build busy campus capable care career challenge change choose city clear close closure collaborate collect college
   comfort commit compatible complete complex comprehensive confident consist constant consumer continue contribute convert cope core correct country create creative critical
   cross culture curious current cut date deadline dedicate deep define deliver depend desire detail determine develop different direct discover diverse door drive driven dynamic
   eager early earn ease easy edge effective efficient else emphasis employ empower enable encourage energetic energy engage enhance enjoy enthusiastic entire equal equip
   essential establish evolve exact exceed excel exceptional exchange excite execute expand expect expert explore expose extensive extra eye face facilitate familiar fast feel fit
   five flexible focus follow force forward foster found foundation free freely fresh fresher friendly front fulfil fun future gain gather general generate genuine goal grow growth
   guide hand handle happy hard healthy hear hello hold honest hour hunger idea identify immediate impact implement important improve include increase incredible independent india
   individual influence initial initiative innovate innovative inside insight inspire instead institute integral intelligent interest involve issue journey keen kind know landscape
   large larger latest lead leader learn level leverage life lines live local long loop lot love loyal main maintain major manage mandatory market mate matter mean measure meet
   member mind mindset mission mode monthly motivate move multiple name nature need never next note notice nuance number objective office offer ongoing open operate opinion option order
   organise organised organization organize original others outcome outgoing outside outstanding overall overview owner pace partner party passion passionate past people perform
   person personality phase picture place plan play plenty point positive possess possible potential power practice precise premier prepare presence present pressure pretty prior
   priority proactive problem process professional progress promise promote prompt promptly proper proud prove proven provide pulse purpose pursue push question quick quickly
   rapid rapidly reach ready real reason recent recognize regular reliable rely reply reputed respect respective respond rest result reward right rise robust rock run scale seamless
   sector seek self sense serious set shape share sharp shift show side sign significant simple single situation size smart smooth social solid solution solve space speak special
   spirit stage stand standard star start state stay steady step straight strength strengthen strive strong structure style succeed success suggest suit superior supporting sure
   sustain take talent tangible target task technique tell thing think thinking thorough thrive time today together tool top touch tough track transform translate transparent
   travel trend true trust trusted try turn understand unique university unit unlock update value variety vibrant view virtual vision vital volume want weekly welcome whilst willing win wish
   word world worth write yearly young zeal`
    .split(/\s+/)
    .map(stem),
);

/**
 * Finds the most telling words of an ad's duties and requirements, and the skills that only its duties name (`others`); null
 * when there are few.
 */
export function findAdWording(
  taxonomy: Taxonomy,
  ad: Ad,
  others: readonly SkillRequirement[],
  context: MatchContext,
): AdWording | null {
  const units = ad.units.filter((unit) => unit.class === 'does' || unit.class === 'asks');
  const wordsByUnit = new Map(units.map((unit) => [unit, wordsOf(taxonomy, unit, context)]));
  const byKey = Map.groupBy([...wordsByUnit.values()].flat(), ({ key }) => key);
  const vocabulary = vocabularyOf(taxonomy);
  const counted = [...byKey.values()].flatMap((list): WordingTerm[] => {
    const [first] = list;
    // A word of a single sentence that hardly any occupation uses is a name or an accident; one in no skill's name, or an adjective
    // or participle, names nothing.
    if (!first || first.weight <= WEIGHTS.wording.least || (list.length === 1 && first.weight >= 0.95)) return [];
    if (!vocabulary.has(first.key) || MODIFIER.test(first.written)) return [];
    return [{ ...first, weight: first.weight * (1 + Math.log(list.length)) }];
  });
  const ids = [...new Set(others.flatMap(({ skillIds }) => skillIds.slice(0, 1)))];
  const skills = ids.map((id): WordingTerm => ({
    key: `#${id}`,
    written: taxonomy.byId.get(id)?.name ?? id,
    weight: WEIGHTS.wording.skill * skillWeight(id),
  }));
  const terms = [...skills, ...counted]
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
    .slice(0, WEIGHTS.wording.words);
  const keys = new Set(terms.map(({ key }) => key));
  const unit = mostTelling(units, (item) => (wordsByUnit.get(item) ?? []).filter(({ key }) => keys.has(key)).length);
  return terms.length < MIN_WORDS || !unit ? null : { unit, words: terms };
}

const MODIFIER = /(?:ing|ed|able|ible|ous|ive|ly|ful)$/;

const vocabularies = new WeakMap<Taxonomy, ReadonlySet<string>>();

// The words in the names of skills, built once.
function vocabularyOf(taxonomy: Taxonomy): ReadonlySet<string> {
  const known = vocabularies.get(taxonomy);
  if (known) return known;
  const names = [...taxonomy.byId.values()].flatMap(({ kind, name, aliases }) => (kind === 'soft' ? [] : [name, ...aliases]));
  const words = new Set(names.flatMap(countedWords));
  vocabularies.set(taxonomy, words);
  return words;
}

// The sentence that is shown for all of them.
function mostTelling(units: readonly AdUnit[], countOf: (unit: AdUnit) => number): AdUnit | undefined {
  return units
    .map((unit) => ({ unit, count: countOf(unit) }))
    .reduce<{ unit: AdUnit; count: number } | undefined>(
      (best, next) => (best && best.count >= next.count ? best : next),
      undefined,
    )?.unit;
}

function wordsOf(taxonomy: Taxonomy, unit: AdUnit, context: MatchContext): WordingTerm[] {
  const mentions = matchSkills(taxonomy, unit.masked, context);
  const inSentence = new Map<string, WordingTerm>();
  for (const { form, start, end } of tokenize(unit.masked)) {
    const key = stem(form);
    if (
      !isCounted(form) ||
      form.endsWith('ly') ||
      WORDS_OF_ADS.has(key) ||
      inSentence.has(key) ||
      mentions.some((mention) => mention.start < end && start < mention.end)
    )
      continue;
    inSentence.set(key, { key, written: unit.masked.slice(start, end).toLowerCase(), weight: wordWeight(key) });
  }
  return [...inSentence.values()];
}

/** How much of the ad's wording the own sentences of a résumé use, by their stems and `#` skill ids. More never lowers it. */
export function creditWording(wording: AdWording, keys: ReadonlySet<string>): WordingCredit {
  const used = wording.words.filter(({ key }) => keys.has(key));
  const weigh = (words: readonly WordingTerm[]) => words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    credit: Math.min(1, weigh(used) / Math.max(WEIGHTS.wording.at_least, weigh(wording.words)) / WEIGHTS.wording.full_at),
    used: used.map(({ written }) => written),
    unused: wording.words.filter((word) => !used.includes(word)).map(({ written }) => written),
  };
}
