import { matchForms } from '../match-forms.ts';
import type { Skill } from '../skill.ts';
import type { Taxonomy } from '../taxonomy.ts';
import { tokenize } from '../tokens.ts';
import { foldName, MAX_NAME_LENGTH, toStem } from './fold-name.ts';
import type { Lookup } from './lookup.ts';
import { RANK, type Candidate } from './name-index.ts';

/** The candidate that is meant: the only one, the closest one, or the one that the text around it is about. */
export function choose({ taxonomy, name, text }: Lookup, candidates: readonly Candidate[], joined: string): Candidate | null {
  const [first] = candidates;
  if (!first) return null;
  const isOnly = candidates.every(({ skillId }) => skillId === first.skillId);
  if (isOnly) return text !== undefined && name === name.toLowerCase() && isDenied(taxonomy, first, text) ? null : first;
  if (text !== undefined) {
    const byText = chooseByText(taxonomy, candidates, text, joined);
    if (byText) return byText;
  }
  const typed = candidates.filter(({ rank }) => rank === RANK.typed);
  const others = candidates.filter(({ rank }) => rank < RANK.typed);
  // An everyday word that is also a product's name means what people mostly mean by it.
  if (typed.length === 1 && others.every(({ skillId }) => taxonomy.byId.get(skillId)?.guard)) return typed[0] ?? null;
  const rank = Math.min(...candidates.map((candidate) => candidate.rank));
  const closest = candidates.filter((candidate) => candidate.rank === rank);
  if (closest.length === 1) return closest[0] ?? null;
  // Of a skill and its kinds, the general one.
  const general = closest.find(({ skillId }) =>
    closest.every((other) => other.skillId === skillId || isAbove(taxonomy, skillId, other.skillId)),
  );
  // "A/R" is not written like "AR", though it is folded to it.
  const isSame = ({ written }: Candidate) =>
    /[^\p{L}\p{N}\s]/u.test(written) && written.toLowerCase() === name.toLowerCase().trim();
  const same = [closest.filter(isSame), closest.filter((candidate) => candidate.joined === joined)].find(
    (list) => list.length === 1,
  );
  return general ?? same?.[0] ?? null;
}

/** Whether a skill is the parent of another, or its parent's parent. */
export const isAbove = ({ byId }: Taxonomy, parent: string, child: string): boolean =>
  byId.get(child)?.parents.some((id) => id === parent || (byId.get(id)?.parents.includes(parent) ?? false)) ?? false;

// "go" in a text that is not about programming.
function isDenied(taxonomy: Taxonomy, { skillId, rank, written }: Candidate, text: string): boolean {
  if (rank > RANK.alias || !taxonomy.byId.get(skillId)?.guard) return false;
  const node = tokenize(written).reduce<Taxonomy['root'] | undefined>((at, { form }) => at?.next.get(form), taxonomy.root);
  const isWholeText = tokenize(text).length <= tokenize(written).length;
  if (!node?.surface?.guarded || isWholeText) return false;
  return !matchForms(taxonomy, text).some((mention) => mention.skillId === skillId);
}

/** The candidate that the words and skills of a text are about; null when none is more than the others. */
export function chooseByText(
  taxonomy: Taxonomy,
  candidates: readonly Candidate[],
  text: string,
  joined: string,
): Candidate | null {
  const words = new Set(foldName(text.slice(0, MAX_NAME_LENGTH * 4)).words.map(toStem));
  const mentioned = new Set(matchForms(taxonomy, text).map(({ skillId }) => skillId));
  const families = new Set([...mentioned].map((id) => taxonomy.byId.get(id)?.family));
  const scored = candidates.map((candidate) => {
    const skill = taxonomy.byId.get(candidate.skillId);
    const related = [...(skill?.parents ?? []), ...(skill?.siblings ?? [])].filter((id) => mentioned.has(id)).length;
    const own = new Set(skill ? relatedWords(skill) : []);
    own.delete(toStem(joined));
    const shared = [...own].filter((word) => words.has(word)).length;
    return { candidate, score: shared + 2 * related + (families.has(skill?.family) ? 1 : 0) };
  });
  const [best, second] = scored.sort((a, b) => b.score - a.score);
  return best && best.score > (second?.score ?? 0) ? best.candidate : null;
}

const relatedWords = ({ name, aliases, guard }: Skill): string[] =>
  [name, ...aliases, ...(guard?.near ?? [])].flatMap((written) =>
    foldName(written)
      .words.filter((word) => word.length > 2)
      .map(toStem),
  );
