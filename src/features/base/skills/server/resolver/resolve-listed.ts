import type { Taxonomy } from '../taxonomy.ts';
import { foldName } from './fold-name.ts';
import { nameIndex } from './name-index.ts';
import { isEverydayWord } from './other-words.ts';
import { resolveSkill } from './resolve-skill.ts';

const MIN_MISSPELT_LENGTH = 6;
const MAX_DISTANCE = 1;
const CACHE_SIZE = 4000;

const caches = new WeakMap<Taxonomy, Map<string, string | null>>();

/**
 * The skill that an item of a list of skills in a running text means by another spelling of its name or of an alias. Stricter than
 * `resolveSkill`: names that people only type are left out, and so are words of everyday English.
 */
export function resolveListed(taxonomy: Taxonomy, name: string): string | null {
  const cache = caches.get(taxonomy) ?? new Map<string, string | null>();
  caches.set(taxonomy, cache);
  const known = cache.get(name);
  if (known !== undefined) return known;
  const skillId = resolve(taxonomy, name);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(name, skillId);
  return skillId;
}

function resolve(taxonomy: Taxonomy, name: string): string | null {
  const { words, joined } = foldName(name);
  const index = nameIndex(taxonomy);
  const isSpaced = index.joined.has(joined);
  const isUnknown = (word: string) => word.length > 2 && !isEverydayWord(word) && !index.words().has(word);
  if (!isSpaced && (joined.length < MIN_MISSPELT_LENGTH || !words.some(isUnknown))) return null;
  const resolved = resolveSkill(taxonomy, name, { lists: false });
  if (!resolved || resolved.distance > MAX_DISTANCE) return null;
  const skill = taxonomy.byId.get(resolved.skillId);
  const isOwnForm = skill?.name === resolved.written || skill?.aliases.includes(resolved.written);
  if (!isOwnForm || skill?.guard) return null;
  // "Site maps" are no sitemaps; "git hub" is GitHub.
  const isClear = isSpaced ? resolved.written === skill?.name || words.some(isUnknown) : resolved.how === 'edit';
  return isClear ? resolved.skillId : null;
}
