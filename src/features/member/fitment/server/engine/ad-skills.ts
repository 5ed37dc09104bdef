import {
  matchSkills,
  type MatchContext,
  type Skill,
  type SkillMention,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';
import { needAt, type AdUnit, type Need, type SkillRequirement } from './ad-requirements.ts';
import { mergeConditions, type Condition } from './find-conditions.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { roleSimilarity, withoutSuffix } from './role-similarity.ts';
import { WEIGHTS } from './weights.ts';
import { skillWeight } from './word-weights.ts';

/** The skills that a sentence names, alternatives together; colleagues' professions are none. */
export function findSkillRequirements(
  taxonomy: Taxonomy,
  unit: AdUnit,
  context: MatchContext,
  title: string,
): SkillRequirement[] {
  // "Programming languages:" introduces the lines below it.
  if (unit.text.endsWith(':')) return [];
  const mentions = withoutHeadNouns(
    unit.text,
    matchSkills(taxonomy, unit.masked, context).filter(
      (mention) =>
        !isColleague(unit.text, mention, title) &&
        !isListedColleague(taxonomy, unit.text, mention) &&
        !isOwnRole(taxonomy, unit, mention, title) &&
        !isOtherThing(unit.text, mention) &&
        !isIndustryServed(taxonomy, unit, mention),
    ),
  );
  return groupAlternatives(unit.text, mentions).map(({ mentions: group, general, end }) => {
    const start = Math.min(...group.map((mention) => mention.start));
    const named = [...new Set(group.map((mention) => mention.skillId))];
    // In "analytical tools like Tableau" the trait is only a word for the tools.
    const hard = named.filter((id) => taxonomy.byId.get(id)?.kind !== 'soft');
    const skillIds = hard.length > 0 ? hard : named;
    const skills = skillIds.flatMap((id) => taxonomy.byId.get(id) ?? []);
    const need = needAt(unit, start, end);
    return {
      id: `skill-${skillIds.join('-or-')}`,
      kind: skillKind(skills),
      need,
      weight: isSaidOf(unit, need, skills, [start, end]) ? 0 : WEIGHTS.need[need] * importance(skills),
      unit,
      mark: [start, end],
      skillIds,
      ...(general && skillIds.length > 1 && { general: general.skillId }),
      mentions: [{ unit, mark: [start, end] }],
    };
  });
}

// "PowerPoint presentations", "SQL databases": what stands right behind a name says only what kind of thing it is.
function withoutHeadNouns(text: string, mentions: readonly SkillMention[]): SkillMention[] {
  return mentions.filter((mention, index) => {
    const previous = mentions[index - 1];
    const matched = text.slice(mention.start, mention.end);
    if (!previous || text.slice(previous.end, mention.start) !== ' ' || /\s/.test(matched)) return true;
    if (HEAD_NOUN.test(matched)) return false;
    return matched !== matched.toLowerCase() || !/\p{Lu}/u.test(text.slice(previous.start, previous.end));
  });
}

// "Machine learning algorithms", "Python programming".
const HEAD_NOUN = /^(?:algorithms?|databases?|programming|coding|scripting|reports?|presentations?)$/i;

// A duty alone makes a requirement only of a tool or a language. An ad that asks for next to nothing is read by its duties.
export function withoutWeakDuties(found: readonly SkillRequirement[], taxonomy: Taxonomy, title: string): SkillRequirement[] {
  const asked = new Set(found.filter(({ need }) => need !== 'duty').flatMap(({ skillIds }) => skillIds));
  const isSparse = found.filter(({ need, kind }) => need !== 'duty' && kind === 'skill').length < WEIGHTS.sparse_ad;
  const inTitle = new Set(matchSkills(taxonomy, title).map(({ skillId }) => skillId));
  const isStrong = (item: SkillRequirement) => {
    const { need, kind, skillIds } = item;
    if (need !== 'duty' || skillIds.some((id) => asked.has(id) || inTitle.has(id))) return true;
    if (kind !== 'skill') return false;
    const skills = skillIds.flatMap((id) => taxonomy.byId.get(id) ?? []);
    if (skills.some((skill) => skill.kind === 'tool' || skill.kind === 'language')) return true;
    return isSparse && Math.max(...skillIds.map(skillWeight)) >= WEIGHTS.duty_specificity;
  };
  const isTool = (id: string) => ['tool', 'language', 'certification'].includes(taxonomy.byId.get(id)?.kind ?? '');
  const isOthers = (item: SkillRequirement) =>
    item.need === 'duty' &&
    !item.skillIds.some((id) => asked.has(id) || isTool(id)) &&
    SOMEBODYS.test(item.unit.text.slice(0, item.mark[0]));
  const all = found.filter((item) => isStrong(item) && !isOthers(item));
  const isPlain = (item: SkillRequirement) =>
    item.need !== 'duty' || item.skillIds.some((id) => asked.has(id) || isTool(id)) || !isInPassing(item);
  const plain = all.filter(isPlain);
  const enough = new Set(plain.flatMap(({ kind, skillIds }) => (kind === 'skill' ? skillIds : []))).size >= WEIGHTS.sparse_ad;
  const strong = enough ? plain : all;
  // Of an ad of general duties alone, these are what is known.
  return strong.length < WEIGHTS.enough.requirements ? [...found] : strong;
}

function skillKind(skills: readonly Skill[]): SkillRequirement['kind'] {
  if (skills.every(({ kind }) => kind === 'soft')) return 'soft';
  return skills.every(isSpoken) ? 'language' : 'skill';
}

/** Programming languages have the same kind but belong to the software and data families. */
export function isSpoken({ kind, family }: Skill): boolean {
  return kind === 'language' && (family === 'languages' || family === 'core');
}

/** Whether two skills are one language: "Spoken English" and "English" are. */
export function isSameLanguage(taxonomy: Taxonomy, a: string, b: string): boolean {
  const language = (id: string) => taxonomy.byId.get(id)?.name.split(' ').at(-1);
  return a === b || (language(a) === language(b) && taxonomy.byId.get(a)?.kind === taxonomy.byId.get(b)?.kind);
}

// What tells fields of work apart counts most; soft skills hardly at all.
function importance(skills: readonly Skill[]): number {
  const kind = skillKind(skills);
  if (kind === 'soft') return WEIGHTS.soft_skill;
  const { least } = WEIGHTS.specificity;
  return least + (1 - least) * Math.max(...skills.map(({ id }) => skillWeight(id)));
}

// A spoken language that is asked for is a condition; one that is a plus is a wish.
export function languageConditions(taxonomy: Taxonomy, found: readonly SkillRequirement[]): Condition[] {
  const required = found.filter(
    ({ kind, need, skillIds }) => kind === 'language' && need === 'required' && skillIds.length === 1,
  );
  const once = required.filter(
    ({ skillIds: [id = ''] }, index) =>
      required.findIndex(({ skillIds: [other = ''] }) => isSameLanguage(taxonomy, id, other)) === index,
  );
  return mergeConditions(
    once.map(({ skillIds, unit, mark }): Condition => {
      const skillId = skillIds[0] ?? '';
      return { id: `language-${skillId}`, kind: 'language', isProfession: false, unit, mark, skillId, shownBy: null };
    }),
  );
}

const COLLEAGUES =
  /\bwork(?:ing|s)?(?: \p{L}+ly| hand in hand)?\s+(?:with|across|alongside)\b[^.;]*$|\b(?:collaborat\p{L}*|partner(?:ing|s|ships?)?(?: closely)?|liais\p{L}*|coordinat\p{L}*|interact\p{L}*|alongside|together|communicat\p{L}*)\s+(?:with|across)?\b[^.;]*$|\b(?:report(?:ing|s)? (?:in)?to|support(?:ing)? (?:the|our))\b[^.;]{0,40}$/iu;

/** Names of professions at the end of a title, as a part of a regular expression. */
export const PROFESSIONS =
  'managers?|directors?|designers?|engineers?|developers?|analysts?|scientists?|executives?|officers?|specialists?|leads?|owners?|masters?|therapists?|nurses?|teachers?|accountants?|lawyers?|recruiters?|technicians?|administrators?|writers?|editors?|consultants?|professionals?';
const PEOPLE = new RegExp(String.raw`(?:${PROFESSIONS}|(?<!\b(?:a|across|in) )teams?)$`, 'i');
const PERSON = new RegExp(String.raw`(?:${PROFESSIONS})$`, 'i');
const PERSON_NEXT = new RegExp(String.raw`^[\s/]{1,2}(?:${PROFESSIONS})\b`, 'i');

// "Work with product managers and the design team" requires neither skill. The name of a profession is required only when
// the ad's title names a similar one.
function isColleague(text: string, { start, end, matched }: SkillMention, title: string): boolean {
  if (PEOPLE.test(matched))
    return roleSimilarity(title, matched) < WEIGHTS.role.same_family || COLLEAGUES.test(text.slice(0, start));
  const after = text.slice(end);
  if (/^partnerships?$/i.test(matched) && /\bin (?:\p{L}+ )?$/u.test(text.slice(0, start))) return true;
  if (/^\s+(?:and \S+ )?(?:teams?|departments?|divisions?|wings?|desks?|arms?|colleagues|stakeholders)\b/i.test(after))
    return true;
  return /^\s+(?:and \S+ )?(?:managers?|functions?|leads?)\b/i.test(after) && COLLEAGUES.test(text.slice(0, start));
}

// "Work alongside product development, designers and data engineers": a field among people means its people.
function isListedColleague(taxonomy: Taxonomy, text: string, { start, end, skillId }: SkillMention): boolean {
  const kind = taxonomy.byId.get(skillId)?.kind;
  const before = text.slice(0, start);
  if (kind === 'tool' || kind === 'language') return false;
  return PEOPLE_OF.test(before) || (COLLEAGUES.test(before) && PEOPLE_LISTED.test(text.slice(end)));
}

const PEOPLE_LISTED = new RegExp(
  String.raw`^(?:\s*,\s*(?:and\s+)?|\s+(?:and|or|&)\s+)(?:[\p{L}-]+(?:,\s+|\s+)(?:and\s+)?){0,6}(?:${PROFESSIONS}|teams?|departments?|functions)\b`,
  'iu',
);

// "Peers across Finance & Business Management": a department, whose people one works with.
const PEOPLE_OF =
  /\b(?:peers|colleagues|counterparts|stakeholders|partners|teams|leaders|members) (?:across|in|from|within|of) (?:the )?[^.;:]{0,40}$/i;

// "Solve problems of industries such as banking and retail": in a duty, whose problems they are.
function isIndustryServed(taxonomy: Taxonomy, unit: AdUnit, { start, end, skillId }: SkillMention): boolean {
  return (
    taxonomy.byId.get(skillId)?.kind === 'domain' &&
    needAt(unit, start, end) === 'duty' &&
    /\b(?:industries|sectors|verticals|domains)\b[^.;]*$/i.test(unit.text.slice(0, start))
  );
}

// "Passionate about your own career development", "an entrepreneurial approach to growth": a sentence about the person that asks
// for no knowledge names a field in passing. It is shown without points.
function isSaidOf({ text }: AdUnit, need: Need, skills: readonly Skill[], [start, end]: [number, number]): boolean {
  if (need === 'duty' || skills.some(({ kind }) => kind !== 'domain' && kind !== 'method')) return false;
  // "Understanding of the sector and its business requirements": what belongs to something else.
  if (TRAIT_NEXT.test(text.slice(end)) || OF_SOMETHING.test(text.slice(0, start))) return true;
  if (text.split(/\s+/).length <= MAX_ITEM_WORDS || KNOWLEDGE.test(text)) return false;
  return (
    ABOUT_PERSON.test(text) ||
    PASSING.test(
      text
        .slice(0, start)
        .split(/[:;.]\s/)
        .at(-1) ?? '',
    )
  );
}

// "Research orientation", "an operations mindset".
const TRAIT_NEXT = /^[\s-](?:orientation|oriented|mindset|bent of mind|aptitude|attitude)\b/i;
const OF_SOMETHING = /\b(?:its|their|our)\s(?:\p{L}+\s)?$/iu;
const MAX_ITEM_WORDS = 6;
const KNOWLEDGE =
  /\b(?:knowledge(?! base)|experienced?|exp|skill(?:s|ed)?|proficien\p{L}*|familiar\p{L}*|understand\p{L}*|expertise|expert|exposure|background|certifi\p{L}*|hands[\s-]on|versed|fluen\p{L}*|trained|training|command|grasp|required|must|mandatory|worked|track record)\b/iu;
const ABOUT_PERSON =
  /\b(?:passion\p{L}*|keen|approach|attitude|mindset|desire|willing\p{L}*|eager\p{L}*|enthusias\p{L}*|committed|commitment|motivat\p{L}*|spirit|energ\p{L}*|dedicat\p{L}*|warm|humble|confiden\p{L}*)\b/iu;

// A duty is about what it does: "conduct market research", "preparation of credit notes". What stands behind a preposition or
// belongs to somebody ("our recruitment services", "to understand their workforce management needs") is named in passing.
function isInPassing({ unit, mark: [start] }: SkillRequirement): boolean {
  const clause =
    unit.text
      .slice(0, start)
      .split(/[:;.]\s/)
      .at(-1) ?? '';
  return PASSING.test(clause);
}

const SOMEBODYS =
  /\b(?:our|their|its|your|other|customers?['’]?s?|clients?['’]?s?|counterparts? (?:in|from)|colleagues (?:in|from)|experts? (?:in|from))\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const PASSING =
  /\b(?:our|their|its|your|other|such as|like|including|to|for|with|by|from|in|into|on|at|through|within|across|around|between|against|via|using|that|which|who|where|when|while|as|than|under|over|during)\s[^.;:]*$/iu;

// "As a content writer, you will", "R&D Engineer", "deliver through area sales managers": a duty that names people by their
// profession says who does it, not what it takes. A tool or a language in such a name stays ("as a Java developer").
function isOwnRole(taxonomy: Taxonomy, unit: AdUnit, { start, end, matched, skillId }: SkillMention, title: string): boolean {
  if (needAt(unit, start, end) !== 'duty' && !/^\s*[\p{L} ]{3,40}s (?:at|in) (?:our\b|\p{Lu})/u.test(unit.text)) return false;
  const kind = taxonomy.byId.get(skillId)?.kind;
  if (kind === 'tool' || kind === 'language') return false;
  const isTitle = matched.toLowerCase() === withoutSuffix(title).toLowerCase();
  return isTitle || PERSON.test(matched) || PERSON_NEXT.test(unit.text.slice(end));
}

// "Departments including marketing and PR" lists whom one works with.
function isOtherThing(text: string, { start, end }: SkillMention): boolean {
  const before = text.slice(0, start);
  // "CRM software and other sales tools".
  if (/\b(?:and|or) other $/i.test(before) && /^\s+(?:tools?|software|systems?|applications?)\b/i.test(text.slice(end)))
    return true;
  return DEPARTMENTS.test(before);
}

const DEPARTMENTS =
  /\b(?:departments?|teams|functions|divisions|stakeholders|business units)\b,?\s*\(?(?:including|such as|like|e\.g\.?,?|i\.e\.?,?)[^.;:)]*$/i;

// Each set of skills is kept once, at its highest weight; repetition and the title add to it. Alternatives are dropped when
// one of them is asked for on its own, and so is what another requirement of the same sentence contains. A kind of thing that
// is asked for on its own is no alternative to its examples elsewhere.
export function mergeSkills(all: readonly SkillRequirement[], title: string, taxonomy: Taxonomy): SkillRequirement[] {
  const single = new Set(all.flatMap(({ skillIds }) => (skillIds.length === 1 ? skillIds : [])));
  const found = all.map((item) => withoutOwnKind(item, single));
  const groups = Map.groupBy(found, ({ skillIds }) => [...skillIds].sort().join(' '));
  const inTitle = new Set(matchSkills(taxonomy, title).map(({ skillId }) => skillId));
  const { repeated, in_title } = WEIGHTS.emphasis;
  const isDropped = ({ skillIds }: SkillRequirement) => skillIds.length > 1 && skillIds.some((id) => single.has(id));
  return [...groups.values()].flatMap((own): SkillRequirement[] => {
    const best = own.reduce((top, next) => (next.weight > top.weight ? next : top));
    if (isDropped(best)) return [];
    const also = found.filter((item) => isDropped(item) && item.skillIds.some((id) => best.skillIds.includes(id)));
    const group = [...own, ...also];
    const sentences = new Set(own.map(({ unit }) => unit.start)).size;
    const titled = best.kind === 'skill' && best.skillIds.some((id) => inTitle.has(id)) ? in_title : 1;
    return [
      {
        ...best,
        mentions: group.flatMap(({ mentions }) => mentions),
        weight: best.weight * titled * (1 + repeated * Math.min(2, sentences - 1)),
      },
    ];
  });
}

/** A suite and its everyday programs that a sentence names are one requirement: "MS Office (Word and PowerPoint)". */
export function mergeSuites(found: readonly SkillRequirement[], taxonomy: Taxonomy): SkillRequirement[] {
  const keyOf = (item: SkillRequirement) => {
    const suite = item.kind === 'skill' ? suiteOf(taxonomy, item.skillIds) : undefined;
    return suite === undefined ? item.id : `${suite} ${item.unit.start}`;
  };
  return [...Map.groupBy(found, keyOf).values()].flatMap((group): SkillRequirement[] => {
    const [first] = group;
    const general = first && suiteOf(taxonomy, first.skillIds);
    if (general === undefined || group.length === 1 || !group.some(({ skillIds }) => skillIds.includes(general))) return group;
    const best = group.reduce((top, next) => (next.weight > top.weight ? next : top));
    const skillIds = [...new Set([general, ...group.flatMap((item) => item.skillIds)])];
    const mark: [number, number] = [
      Math.min(...group.map((item) => item.mark[0])),
      Math.max(...group.map((item) => item.mark[1])),
    ];
    const mentions = group.flatMap((item) => item.mentions);
    return [{ ...best, id: `skill-${skillIds.join('-or-')}`, skillIds, general, mark, mentions }];
  });
}

function suiteOf(taxonomy: Taxonomy, ids: readonly string[]): string | undefined {
  const isSuite = (id: string) => {
    const skill = taxonomy.byId.get(id);
    return skill?.kind === 'tool' && skill.family === 'core' && (taxonomy.children.get(id)?.length ?? 0) > 1;
  };
  const suites = ids.map((id) => (isSuite(id) ? id : taxonomy.byId.get(id)?.parents.find(isSuite)));
  return suites.every((suite) => suite === suites[0]) ? suites[0] : undefined;
}

/** Soft skills of one kind, such as written and spoken communication, are one requirement; many of them are named by their kind. */
export function mergeSoftSkills(found: readonly SkillRequirement[], taxonomy: Taxonomy): SkillRequirement[] {
  const soft = found.filter(({ kind }) => kind === 'soft');
  const asked = new Set(soft.flatMap(({ skillIds }) => skillIds));
  const groups = Map.groupBy(soft, ({ skillIds: [id = ''] }) => softKindOf(taxonomy, id, asked));
  const merged = [...groups].flatMap(([kind, group]): SkillRequirement[] => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const best = group.reduce((top, next) => (next.weight > top.weight ? next : top));
    const ids = [...new Set(group.flatMap(({ skillIds }) => skillIds))];
    const skillIds = ids.length > MAX_SOFT_NAMES || ids.includes(kind) ? [kind] : ids;
    return [{ ...best, id: `skill-${skillIds.join('-or-')}`, skillIds, mentions: group.flatMap((item) => item.mentions) }];
  });
  return [...found.filter(({ kind }) => kind !== 'soft'), ...merged];
}

const MAX_SOFT_NAMES = 2;

// Its parent, unless its own parts are asked for.
function softKindOf(taxonomy: Taxonomy, id: string, asked: ReadonlySet<string>): string {
  const parent = taxonomy.byId.get(id)?.parents.find((other) => taxonomy.byId.get(other)?.kind === 'soft');
  return parent === undefined || taxonomy.children.get(id)?.some((child) => asked.has(child)) ? id : parent;
}

function withoutOwnKind(item: SkillRequirement, single: ReadonlySet<string>): SkillRequirement {
  const { general, skillIds } = item;
  if (general === undefined || !single.has(general)) return item;
  const examples = skillIds.filter((id) => id !== general);
  return { ...item, id: `skill-${examples.join('-or-')}`, skillIds: examples };
}
