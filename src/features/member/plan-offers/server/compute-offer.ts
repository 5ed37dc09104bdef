import {
  IMPLIED_EXPERIENCE,
  type BetterLine,
  type FitReport,
  type Outlook,
  type Projection,
} from '#features/member/fitment/server/index.ts';
import type { Skill, Taxonomy } from '#features/base/skills/server/index.ts';
import {
  choosePath,
  findUntaught,
  MIN_TENTHS,
  reachesByPoints,
  reachesWithEveryday,
  reachesWithLittle,
  sumTenths,
  type Aim,
  type PathInput,
  type Stop,
} from './choose-path.ts';

/**
 * Whether a plan is offered: `worth_it` where it reaches the next band; `on_request` in the highest band, from five points;
 * `not_needed` in the highest band below that; `out_of_reach` where learning does not reach the next band, or does so by points alone.
 */
export type Verdict = 'worth_it' | 'on_request' | 'not_needed' | 'out_of_reach';

/**
 * Why no plan is sold where learning would earn the points of the next band: `work` where what a reader of the application looks for
 * first would still be missing (years, something mandatory, most of what is required, all but a side of the role); `everyday` where
 * skills of every office would have to be learnt for it; `little` where things that each add little would.
 */
export type HeldBack = 'work' | 'everyday' | 'little';

/** The stops of an aim, and the score once they are checked or shown. */
export type Path = { stops: Stop[]; shown: Projection; checked: Projection };

export type Offer = {
  verdict: Verdict;
  now: Projection;
  /** The tenths from which the next band begins; null in the highest band and where a condition stands in the way. */
  goal: number | null;
  nextBand: Path | null;
  heldBack: HeldBack | null;
  /** Everything that can be learnt; null for nothing. */
  everything: Path | null;
  untaught: string[];
  words: readonly BetterLine[];
  /** The shorter way to the next band once the better words are used; null where there is none, or no words. */
  afterWords: Stop[] | null;
};

export type OfferInput = {
  report: FitReport;
  taxonomy: Taxonomy;
  catalogue: readonly Skill[];
  knownSkillIds: readonly string[];
  outlook: Outlook;
  /** What better words for things already done would earn. */
  words: readonly BetterLine[];
};

/** In the highest band, a plan is sold from so many tenths of a point. */
const MIN_TENTHS_IN_HIGHEST_BAND = 50;

/** Computes what a plan would do, from the facts as they stand. Deterministic. */
export function computeOffer(input: OfferInput): Offer {
  const { outlook, words } = input;
  const pathInput = toPathInput(input);
  const shortest = choosePath(pathInput, { kind: 'next_band' });
  const heldBack = findHeldBack(pathInput, shortest);
  const nextBand = heldBack === null ? toPath(outlook, shortest) : null;
  const everything = toPath(outlook, choosePath(pathInput, { kind: 'everything' }));
  return {
    verdict: decide(outlook, nextBand, everything),
    now: outlook.now,
    goal: outlook.goal,
    nextBand,
    heldBack,
    everything,
    untaught: findUntaught(pathInput),
    words,
    afterWords: words.length === 0 ? null : pathAfterWords(pathInput, words),
  };
}

function findHeldBack(input: PathInput, shortest: readonly Stop[] | null): HeldBack | null {
  const isHeldByWork = lacksYears(input.report) || lacksMust(input);
  if (shortest !== null) return isHeldByWork ? 'work' : null;
  if (!isHeldByWork && reachesWithEveryday(input)) return 'everyday';
  if (!isHeldByWork && reachesWithLittle(input)) return 'little';
  return reachesByPoints(input) ? 'work' : null;
}

/**
 * Whether years weigh more than learning: so many months are asked for, and less than this share of them is there. Where the ad
 * itself states a year or two, next to nothing of them is there.
 */
const MANY_MONTHS = 36;
const FEW_YEARS = 0.5;
const STATED_MONTHS = 12;
const HARDLY_ANY = 0.25;

function lacksYears({ requirements }: FitReport): boolean {
  return requirements.some(({ id, type, months, points, out_of }) => {
    if (type !== 'experience' || months === null) return false;
    if (months.asked >= MANY_MONTHS) return points < out_of * FEW_YEARS;
    return id !== IMPLIED_EXPERIENCE && months.asked >= STATED_MONTHS && points < out_of * HARDLY_ANY;
  });
}

const MUST = /\b(?:mandatory|must[- ]haves?|compulsory|non[- ]negotiable)\b/i;

// Something the ad calls mandatory that is missing and that nobody teaches here.
function lacksMust({ report, teachable }: PathInput): boolean {
  return report.requirements.some(
    ({ type, part, kind, points, out_of, ad, skill_ids }) =>
      type === 'skill' &&
      part === 'core' &&
      kind === 'required' &&
      out_of > 0 &&
      points === 0 &&
      MUST.test(ad.quote) &&
      !skill_ids.some((id) => teachable.has(id)),
  );
}

/** Whether a plan is sold. */
export const isOffered = ({ verdict }: Offer): boolean => verdict === 'worth_it' || verdict === 'on_request';

/**
 * Whether stops still do what a plan with this aim is sold for: they reach the next band, or add at least five points in the
 * highest; those of a part below it add at least one.
 */
export function isWorthSelling({ now, goal, after }: Outlook, skillIds: readonly string[], aim: Aim): boolean {
  const { tenths } = after(skillIds, 'shown');
  if (goal === null) return tenths - now.tenths >= MIN_TENTHS_IN_HIGHEST_BAND;
  return aim.kind === 'part' ? tenths - now.tenths >= MIN_TENTHS : tenths >= goal;
}

/** The path of an aim within an offer; null where the rules do not allow it. In the highest band a part, too, adds five points. */
export function pathOfAim(input: OfferInput, offer: Offer, aim: Aim): Path | null {
  if (!isOffered(offer)) return null;
  if (aim.kind === 'next_band') return offer.nextBand;
  if (aim.kind === 'everything') return offer.everything;
  const part = toPath(input.outlook, choosePath(toPathInput(input), aim));
  const isWorth = part !== null && (offer.verdict === 'worth_it' || sumTenths(part.stops) >= MIN_TENTHS_IN_HIGHEST_BAND);
  return isWorth ? part : null;
}

/** Whether a skill has a path to learn it and a piece of work to show it. */
export const isTeachable = (skill: Skill): boolean => (skill.path ?? []).length > 0 && skill.work !== undefined;

function toPathInput({ report, taxonomy, catalogue, knownSkillIds, outlook }: OfferInput): PathInput {
  return {
    report,
    taxonomy,
    teachable: new Map(catalogue.filter(isTeachable).map((skill) => [skill.id, skill])),
    known: new Set(knownSkillIds),
    outlook,
  };
}

function toPath(outlook: Outlook, stops: Stop[] | null): Path | null {
  if (stops === null) return null;
  const ids = stops.map(({ skill }) => skill.id);
  return { stops, shown: outlook.after(ids, 'shown'), checked: outlook.after(ids, 'checked') };
}

function decide({ now }: Outlook, nextBand: Path | null, everything: Path | null): Verdict {
  if (nextBand !== null) return 'worth_it';
  if (now.band !== 'good') return 'out_of_reach';
  return everything !== null && sumTenths(everything.stops) >= MIN_TENTHS_IN_HIGHEST_BAND ? 'on_request' : 'not_needed';
}

// With its words changed, a row earns nothing more by learning, and the way to the goal is shorter by what the words add.
function pathAfterWords(input: PathInput, words: readonly BetterLine[]): Stop[] | null {
  const { report, outlook } = input;
  if (outlook.goal === null) return null;
  const worded = new Set(words.flatMap(({ shows }) => shows.map(({ requirementId }) => requirementId)));
  const requirements = report.requirements.filter(({ id }) => !worded.has(id));
  const added = words.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
  if (outlook.now.tenths + added >= outlook.goal) return [];
  return choosePath(
    { ...input, report: { ...report, requirements }, outlook: { ...outlook, goal: outlook.goal - added } },
    { kind: 'next_band' },
  );
}
