import { matchSkills, type Taxonomy } from '#features/base/skills/server/index.ts';
import { isSameLanguage } from './ad-skills.ts';
import type { Condition } from './find-conditions.ts';
import type { Resume, ResumeUnit } from './parse-resume.ts';
import type { Band, ConditionReport } from './report-types.ts';

type Shown = Pick<ConditionReport, 'status' | 'evidence'>;

/** What the member said about conditions: held (true) or not (false), by the condition's id. */
export type Declared = Readonly<Record<string, boolean>>;

/**
 * Whether a résumé meets each condition of an ad: met, not met (it says so, or it lists others of the kind without this one)
 * or not stated. What the member declared decides where the résumé does not state it.
 */
export function creditConditions(
  taxonomy: Taxonomy,
  conditions: readonly Condition[],
  resume: Resume,
  profileLanguages: readonly string[],
  declared: Declared,
): ConditionReport[] {
  return conditions.map((condition): ConditionReport => {
    const shown = findShown(taxonomy, condition, resume, profileLanguages);
    const said = declared[condition.id];
    const status = shown.status !== 'met' && said !== undefined ? (said ? 'met' : 'not_met') : shown.status;
    return {
      id: condition.id,
      kind: condition.kind,
      label:
        condition.skillId === null
          ? condition.unit.text.slice(...condition.mark)
          : (taxonomy.byId.get(condition.skillId)?.name ?? ''),
      ad: { quote: condition.unit.text, mark: condition.mark },
      status,
      evidence: status === shown.status ? shown.evidence : null,
      cap: capOf(condition, status),
    };
  });
}

// An unmet condition caps the band at moderate, or at low where it is the profession itself. An unstated one caps at moderate
// where the law asks for it, and not otherwise.
function capOf({ kind, isProfession }: Condition, status: ConditionReport['status']): Band | null {
  if (status === 'met') return null;
  if (status === 'not_met') return isProfession ? 'low' : 'moderate';
  return kind === 'licence' || kind === 'registration' || kind === 'degree' ? 'moderate' : null;
}

function findShown(taxonomy: Taxonomy, condition: Condition, resume: Resume, profileLanguages: readonly string[]): Shown {
  return condition.skillId === null
    ? findLicence(condition, resume)
    : findLanguage(taxonomy, condition.skillId, resume, profileLanguages);
}

const DENIED =
  /\b(?:no|not|without|don['’]t|do not|never|expired|lapsed|applied|awaiting|pending|pursuing|in progress|appearing|expected|preparing|plan(?:ning)? to|inter\b)\b/i;

function findLicence({ shownBy, kind }: Condition, resume: Resume): Shown {
  let denial: Shown | null = null;
  for (const unit of resume.units) {
    const match = shownBy?.exec(unit.text);
    if (!match || unit.section === 'goals') continue;
    const evidence = { quote: unit.text, mark: [match.index, match.index + match[0].length] as [number, number] };
    const around = unit.text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 30);
    if (!DENIED.test(around)) return { status: 'met', evidence };
    denial ??= { status: 'not_met', evidence };
  }
  if (denial) return denial;
  const [degree] = resume.education;
  // Somebody who lists degrees would list this one.
  if (kind === 'degree' && degree) return { status: 'not_met', evidence: { quote: degree.unit.text, mark: null } };
  return { status: 'not_stated', evidence: null };
}

function findLanguage(taxonomy: Taxonomy, skillId: string, resume: Resume, profileLanguages: readonly string[]): Shown {
  if (profileLanguages.includes(skillId)) return { status: 'met', evidence: null };
  const listing = resume.units.filter(
    (unit) =>
      unit.section === 'languages' ||
      unit.section === 'personal' ||
      /\b(?:languages?|fluent|speak|spoken|bilingual|native|mother tongue)\b|भाषा/iu.test(unit.text),
  );
  for (const unit of listing) {
    const mention = matchSkills(taxonomy, unit.text).find((found) => isSameLanguage(taxonomy, found.skillId, skillId));
    if (mention) return { status: 'met', evidence: { quote: unit.text, mark: [mention.start, mention.end] } };
  }
  // Somebody who lists languages would list this one; but English often goes without saying.
  const isNamedAnyway = !isSameLanguage(taxonomy, skillId, 'english');
  const listsOthers = isNamedAnyway ? listing.find((unit) => listsLanguages(taxonomy, unit)) : undefined;
  return listsOthers
    ? { status: 'not_met', evidence: { quote: listsOthers.text, mark: null } }
    : { status: 'not_stated', evidence: null };
}

function listsLanguages(taxonomy: Taxonomy, unit: ResumeUnit): boolean {
  const spoken = matchSkills(taxonomy, unit.text).filter(({ skillId }) => taxonomy.byId.get(skillId)?.family === 'languages');
  return spoken.length > 1 || (spoken.length > 0 && unit.section === 'languages');
}
