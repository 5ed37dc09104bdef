import { resolveSkill, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { SearchWordFields } from '../../contract.ts';
import { foldPhrase } from '../interpretation/fold-words.ts';
import { builtInLexicon, type Meaning } from '../interpretation/lexicon.ts';
import { normalizeText, splitWords } from '../normalize-text.ts';
import { shippedPhrases, toPhrase } from '../page-phrases.ts';
import { weighWords } from '../weigh-words.ts';
import { findMeaning, type NamedMeaning } from './meanings.ts';

/** A single word that more than one entry in ten has would find far too much. */
const MIN_WEIGHT = Math.log(10);

/** The form of words that queries are compared with, and what the words stand for. 422 for words that change nothing or too much. */
export async function checkWord(ctx: Context, fields: SearchWordFields): Promise<NamedMeaning & { form: string }> {
  const { words, kind, value } = fields;
  const form = foldPhrase(words);
  if (form === '') throw invalid({ path: 'words', code: 'search-word-empty' });
  const meaning = await findMeaning(ctx, kind, value);
  if (!meaning) throw invalid({ path: 'value', code: 'search-meaning-unknown' });
  if (kind === 'text' && !(await isFindable(ctx, value))) throw invalid({ path: 'value', code: 'search-text-unknown' });
  if (await isCommon(ctx, form, kind)) throw invalid({ path: 'words', code: 'search-word-common', params: { words } });
  if (await isKnown(form, fields, meaning))
    throw invalid({ path: 'words', code: 'search-word-known', params: { meaning: meaning.name } });
  const skill = kind === 'page' ? null : await findSkillNamed(form, words);
  if (skill) throw invalid({ path: 'words', code: 'search-word-is-skill', params: { skill } });
  return { ...meaning, form };
}

/** Whether something on the site has all of the words. */
async function isFindable(ctx: Context, text: string): Promise<boolean> {
  const words = splitWords(normalizeText(text));
  const weights = (await weighWords(ctx, words)).words;
  return weights.size > 0 && words.every((word) => (weights.get(word)?.docs ?? 1) > 0);
}

/** What says nothing by itself, or what sort of query it is: half of all queries have such a word. */
const isGeneral = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  (meaning.isFiller ||
    meaning.isAsking ||
    meaning.isSentence ||
    meaning.isLearning ||
    meaning.isPosition ||
    meaning.part?.type === 'kind' ||
    (meaning.part?.type === 'place' && meaning.part.value === ''));

async function isCommon(ctx: Context, form: string, kind: SearchWordFields['kind']): Promise<boolean> {
  const { meanings } = builtInLexicon();
  if (isGeneral(meanings.get(form))) return true;
  const words = form.split(' ');
  if (words.every((word) => word.length === 1 || isGeneral(meanings.get(word)))) return true;
  // What is typed for a page is compared with the whole query and with parts of several words.
  if (words.length > 1 || kind === 'page') return false;
  const [weight] = (await weighWords(ctx, splitWords(normalizeText(form)))).words.values();
  return weight === undefined || (weight.docs > 0 && weight.weight < MIN_WEIGHT);
}

/** The skill that has these words as a name; names of skills are changed where skills are. */
async function findSkillNamed(form: string, words: string): Promise<string | null> {
  const { taxonomy } = await skillCatalogue();
  const resolved = resolveSkill(taxonomy, words, { lists: false });
  const isName = resolved !== null && resolved.how !== 'edit' && foldPhrase(resolved.written) === form;
  return isName ? (taxonomy.byId.get(resolved.skillId)?.name ?? null) : null;
}

/** Whether the words stand for this without staff. */
async function isKnown(form: string, { words, kind }: SearchWordFields, { value, name }: NamedMeaning): Promise<boolean> {
  if (kind === 'page') {
    const phrase = await toPhrase(words);
    return (await Promise.all((shippedPhrases()[value] ?? []).map(toPhrase))).includes(phrase);
  }
  if (form === foldPhrase(name)) return true;
  const known = builtInLexicon().meanings.get(form);
  if (kind === 'text') return known?.alternatives.some((other) => foldPhrase(other) === foldPhrase(value)) ?? false;
  if (kind !== 'skill') return known?.part?.type === kind && known.part.value === value;
  const { taxonomy } = await skillCatalogue();
  const resolved = resolveSkill(taxonomy, words, { lists: false });
  return resolved?.skillId === value && resolved.how !== 'edit';
}
