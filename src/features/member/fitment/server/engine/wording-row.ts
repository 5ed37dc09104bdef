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
  `academic accuracy accurate achieve achievement act action actively actual adapt address adhere adherence advanced
   advantage aesthetic agile align alignment alike ambitious analyse analysis analyze annual anticipate apart applicant
   appropriate arrangement articulate aspect aspire assess assign assist assistance associate atmosphere attention attitude
   average aware back background balance base basic behalf behavior behaviour behind believe benchmark benefit big body bonus
   bottom branch brand breakdown bridge bring broad build busy cadence campus capability capable capacity capture care career
   carried carry case category cater cause central certification challenge change choose circle city clarity clear client
   close closure collaborate collect college combination comfort comment commit common communicate communication compatible
   competence competition complete completion complex comprehensive concept condition confident conflict connect consist
   constant consultant consumer continue contribute convention conversation convert cooperate coordination cope core
   corporate correct correction country coverage craft create creation creative critical cross culture curious current cut
   cycle date deadline decisions dedicate deep define deliver delivery demand department depend desire detail determine
   develop different direct direction discipline discover diverse documented domain domestic door drive driven dynamic eager
   early earn ease easy ecosystem edge effective effectiveness efficiency efficient effort element else emphasis employ
   employee empower enable encourage end energetic energy engage engagement enhance enhancement enjoy enquiry ensuring
   enterprise enthusiastic entire entry equal equip error essential establish ethical evaluation evidence evolve exact exceed
   excel excellence exceptional exchange excite execute execution expand expansion expect experienced expert explain explore
   expose exposure expression extensive external extra extreme eye face facilitate fall familiar fast feature feed feedback
   feel final finding firm fit five flexible flow fluent focus follow force form format forward foster found foundation free
   freely fresh fresher friendly front fulfil fun functional fundamental further future gain gap gather gauge general
   generate genuine geography global goal grow growth guidance guide guideline hand handle happy hard head healthy hear hello
   higher hoc hold honest hot hour hunger hybrid idea identification identified identify immediate impact implement
   implementation important improve improvement include increase incredible independent india individual industry influence
   initial initiative innovate innovative input inquiry inside insight inspire instead institute institution integral
   integrate intelligent inter interact interaction interest internal intervention invent involve issue joiner journey
   judgment keen keep kind know landscape large larger latest launch lead leader learn legacy level leverage liaise life line
   lines link live local logical long loop lot love low loyal mail main maintain major manage managerial mandatory manner
   market mate matter mean measure meet member mentor method methodology metric middle mind mindset minimum mission mode
   modern monthly motivate motivation move multi multiple name nature navigate need never next norm north note notice nuance
   number objective offer office ongoing open operate operational opinion optimize option order organisational organise
   organised organization organizational organize original others outcome outgoing outside outstanding overall overview owner
   ownership pace participant participate partner party passion passionate past path pattern peer people perform period
   person personality personnel phase picture place plan platform play plenty point positive possess possible post potential
   power practice pre precise premier prepare presence present pressure pretty primary prime principal principle prior
   prioritize priority proactive problem process produce productivity professional profile progress promise promote prompt
   promptly proper proud prove proven provide pulse purpose pursue push put question quick quickly raised rank rapid rapidly
   reach readiness ready real reason recent recognize recommend recommendation reduce reduction region regular relation
   relationship reliability reliable rely remote reply repository reputed request resolution resolve resource respect
   respective respond response rest result resume retain return reward right rise robust rock root rule run satisfaction
   scale scenario scratch seamless sector seek selection self semi senior sense separation serious serve set setup shape
   share sharp shelf shift short show side sign significant simple single situation size smart smooth social solicit solid
   solution solve solver sound source space speak special spectrum spirit stability stage stakeholder stand standard star
   start state status stay steady step straight strategic stream strength strengthen strive strong structure style submission
   succeed success suggest suit summarize superior supporting sure sustain take talent tangible target task technique
   telephone tell term thing think thinking third thorough thrive time timeline timing today together tool top touch tough
   track transform transition translate transparent travel trend true trust trusted try turn understand uniform unique unit
   university unlock update utilize value variety version vibrant view virtual vision vital volume want weekly welcome whilst
   white willing win wish word world worth write written yearly young zeal`
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
