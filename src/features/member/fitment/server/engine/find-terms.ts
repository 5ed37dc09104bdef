import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchContext, Skill, Taxonomy } from '#features/base/skills/server/index.ts';
import { describeSentence } from './term-features.ts';
import { chooseTerms, computeTaggings, type TermModel } from './term-tagger.ts';

/** A term that names knowledge. `skillId` is the one skill of the taxonomy in it, null where there is none or several. */
export type Term = { start: number; end: number; skillId: string | null };

/** The stored model: weights in tenths, [begin, inside], by name and value of the feature. `scripts/train-terms.ts` writes it. */
export type StoredTermModel = {
  afterBegin: [number, number];
  afterInside: [number, number];
  features: Record<string, Record<string, [number, number]>>;
};

const FILE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../../content/term-weights.json');
/** How probable a term must be; chosen by cross-validation on the training split of SkillSpan. */
const MIN_PROBABILITY = 0.25;

let loaded: TermModel | undefined;

/**
 * Finds the knowledge that a sentence names: skills, tools, fields, degrees and languages, also outside the taxonomy. Spans do
 * not overlap; offsets are UTF-16 positions in `text`. Follows the annotation rules of SkillSpan (Zhang et al., NAACL 2022),
 * from whose training split the weights were learnt.
 */
export function findTerms(taxonomy: Taxonomy, text: string, context?: MatchContext, model: TermModel = storedModel()): Term[] {
  const sentence = describeSentence(taxonomy, text, context);
  const { words, mentions } = sentence;
  let next = 0;
  return chooseTerms(words, computeTaggings(model, sentence), MIN_PROBABILITY).flatMap((term) => {
    const [start, end] = [words[term.start]?.start, words[term.end - 1]?.end];
    if (start === undefined || end === undefined) return [];
    while ((mentions[next]?.end ?? Infinity) <= start) next += 1;
    const named = mentions.slice(next, next + term.end - term.start).filter((mention) => mention.start < end);
    const skillId = named.length === 1 ? (named[0]?.skillId ?? null) : null;
    return isUnusedLanguage(taxonomy.byId.get(skillId ?? ''), text, words.length) ? [] : [{ start, end, skillId }];
  });
}

const LANGUAGE_USE =
  /\b(?:speak|spoken|writ|fluen|proficien|language|verbal|oral|communicat|skill|native|command|level|master|know)/i;

// "The English weather never stops us": a spoken language counts where the sentence is about using it, or hardly says more.
function isUnusedLanguage(skill: Skill | undefined, text: string, words: number): boolean {
  const isSpoken = skill?.kind === 'language' && (skill.family === 'languages' || skill.family === 'core');
  return isSpoken && words > 5 && !LANGUAGE_USE.test(text);
}

function storedModel(): TermModel {
  loaded ??= parseTermModel(JSON.parse(readFileSync(FILE, 'utf8')) as StoredTermModel);
  return loaded;
}

/** The model that a stored one describes. */
export function parseTermModel({ afterBegin, afterInside, features }: StoredTermModel): TermModel {
  const toWeight = ([begin, inside]: [number, number]) => ({ begin: begin / 10, inside: inside / 10 });
  const entries = Object.entries(features).flatMap(([name, values]) =>
    Object.entries(values).map(([value, weight]) => [value === '' ? name : `${name} ${value}`, toWeight(weight)] as const),
  );
  return { features: new Map(entries), afterBegin: toWeight(afterBegin), afterInside: toWeight(afterInside) };
}
