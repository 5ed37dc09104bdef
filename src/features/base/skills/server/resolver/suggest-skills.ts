import type { Taxonomy } from '../taxonomy.ts';
import { foldName } from './fold-name.ts';
import { nameIndex } from './name-index.ts';
import { resolveSkill } from './resolve-skill.ts';

const MIN_PREFIX_LENGTH = 2;

/**
 * The ids of skills for what has been typed so far: the one that it means, then those with a name that begins with it, own
 * names first, those with learning resources before others, shorter before longer.
 */
export function suggestSkills(taxonomy: Taxonomy, prefix: string, limit: number): string[] {
  const { joined } = foldName(prefix);
  const meant = resolveSkill(taxonomy, prefix);
  const beginning = joined.length < MIN_PREFIX_LENGTH ? [] : findBeginning(taxonomy, joined);
  // A half word may look like a slip: what begins with it is more likely.
  const isGuess = meant?.how === 'edit' && beginning.length > 0;
  const ids = [...(meant && !isGuess ? [meant.skillId] : []), ...beginning];
  return [...new Set(ids)].slice(0, limit);
}

function findBeginning(taxonomy: Taxonomy, joined: string): string[] {
  const sorted = nameIndex(taxonomy).sorted();
  const found = [];
  for (let place = firstFrom(sorted, joined); place < sorted.length; place += 1) {
    const candidate = sorted[place];
    if (!candidate?.joined.startsWith(joined)) break;
    found.push(candidate);
  }
  const isTaught = (skillId: string) => Number((taxonomy.byId.get(skillId)?.resources?.length ?? 0) > 0);
  return found
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        isTaught(b.skillId) - isTaught(a.skillId) ||
        a.joined.length - b.joined.length ||
        (a.joined < b.joined ? -1 : 1),
    )
    .map(({ skillId }) => skillId);
}

/** The place of the first name that is not before `joined`. */
function firstFrom(sorted: readonly { joined: string }[], joined: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.joined ?? '') < joined) low = middle + 1;
    else high = middle;
  }
  return low;
}
