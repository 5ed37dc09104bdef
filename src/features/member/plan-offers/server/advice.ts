import type { HeldBack } from './compute-offer.ts';
import { lacksDuties } from './leads-to-work.ts';
import type { FitReport } from '#features/member/fitment/server/index.ts';
import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { formatList } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';

const MAX_SENTENCES = 3;
const MAX_QUESTIONS = 4;
const MAX_NAMES = 4;

type Row = FitReport['requirements'][number];

/** The member's own strongest sentences, each once, with what it shows. */
export function ownSentences({ requirements }: FitReport): { name: string; quote: string }[] {
  const found = requirements
    .filter(({ type, status }) => type === 'skill' && status !== 'missing')
    .toSorted((a, b) => b.points - a.points)
    .flatMap(({ label, evidence }) => {
      const best = evidence.find(({ grade, quote }) => (grade === 'used' || grade === 'long') && quote.includes(' '));
      return best ? [{ name: label, quote: best.quote }] : [];
    });
  const quotes = found.map(({ quote }) => quote);
  return found.filter(({ quote }, index) => quotes.indexOf(quote) === index).slice(0, MAX_SENTENCES);
}

/** Questions that the core requirements lead to, each with what a good answer shows. */
export function interviewQuestions({ requirements }: FitReport, taxonomy: Taxonomy): { question: string; shows: string }[] {
  return requirements
    .filter(({ type, part }) => part === 'core' && (type === 'skill' || type === 'experience'))
    .toSorted((a, b) => b.out_of - a.out_of)
    .slice(0, MAX_QUESTIONS)
    .map((row) => questionOf(row, taxonomy));
}

function questionOf({ type, status, label, skill_ids }: Row, taxonomy: Taxonomy): { question: string; shows: string } {
  if (type === 'experience') return { question: m.plan_offers_ask_years(), shows: m.plan_offers_ask_years_shows() };
  if (status === 'missing')
    return { question: m.plan_offers_ask_gap({ skill: label }), shows: m.plan_offers_ask_gap_shows({ skill: label }) };
  const kind = taxonomy.byId.get(skill_ids[0] ?? '')?.kind;
  if (kind === 'tool' || kind === 'language')
    return { question: m.plan_offers_ask_tool({ skill: label }), shows: m.plan_offers_ask_tool_shows({ skill: label }) };
  if (kind === 'domain')
    return { question: m.plan_offers_ask_field({ skill: label }), shows: m.plan_offers_ask_field_shows({ skill: label }) };
  return { question: m.plan_offers_ask_method({ skill: label }), shows: m.plan_offers_ask_method_shows({ skill: label }) };
}

/** A sentence about experience; where the ad has none, its title stands for one. */
const NAMES_YEARS = /\d|\b(?:years?|yrs?|experienced?)\b|वर्ष|साल|अनुभव/iu;

/** What keeps learning from reaching the next band; the text of years is empty where the ad has no sentence about them. */
export function findObstacles(
  { requirements, conditions, band }: FitReport,
  untaught: readonly string[],
  heldBack: HeldBack | null,
): { kind: 'condition' | 'years' | 'duties' | 'degree' | 'required' | 'untaught'; text: string }[] {
  const lost = (row: Row) => row.out_of - row.points;
  const of = (type: Row['type']) => requirements.find((row) => row.type === type && row.status !== 'met' && lost(row) >= 1);
  const [years, degree] = [of('experience'), of('education')];
  const required = requirements
    .filter(
      ({ type, part, kind, points, out_of }) => type === 'skill' && part === 'core' && kind === 'required' && points * 2 < out_of,
    )
    .map(({ label }) => label);
  return [
    ...conditions
      .filter(({ cap }) => cap !== null && cap === band)
      .map(({ label }) => ({ kind: 'condition' as const, text: label })),
    ...(years ? [{ kind: 'years' as const, text: NAMES_YEARS.test(years.ad.quote) ? years.ad.quote : '' }] : []),
    ...(heldBack === 'work' && lacksDuties({ requirements }) ? [{ kind: 'duties' as const, text: '' }] : []),
    ...(degree ? [{ kind: 'degree' as const, text: degree.ad.quote }] : []),
    ...(heldBack === 'work' && required.length > 0
      ? [{ kind: 'required' as const, text: formatList(required.slice(0, MAX_NAMES)) }]
      : []),
    ...(untaught.length > 0 ? [{ kind: 'untaught' as const, text: formatList(untaught.slice(0, MAX_NAMES)) }] : []),
  ];
}

/** The conditions that the résumé does not state and that limit no band until the member answers. */
export function findUnstated({ conditions }: FitReport): string[] {
  return conditions.filter(({ status, cap }) => status === 'not_stated' && cap === null).map(({ label }) => label);
}
