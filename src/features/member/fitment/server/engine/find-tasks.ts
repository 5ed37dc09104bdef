import { tokenize, type SkillMention, type Taxonomy } from '#features/base/skills/server/index.ts';
import { isList } from './text-units.ts';
import { WEIGHTS } from './weights.ts';

/** A task by the stems of its words. */
type Task = { skillId: string; stems: readonly string[] };
type Word = { stem: string; start: number; end: number };

/**
 * The skills of which a sentence tells a task, once each, with the place of the words: all of them near each other, with nothing
 * between them that ends a part of the sentence. A list of names tells nothing.
 */
export function findTasks(taxonomy: Taxonomy, text: string): SkillMention[] {
  if (isList(text)) return [];
  const words = wordsOf(text);
  const stems = new Set(words.map(({ stem }) => stem));
  const found = new Map<string, SkillMention>();
  for (const first of stems)
    for (const task of tasksOf(taxonomy).get(first) ?? []) {
      if (found.has(task.skillId) || !task.stems.every((stem) => stems.has(stem))) continue;
      const place = findPlace(text, words, task.stems);
      if (place) found.set(task.skillId, { skillId: task.skillId, ...place, matched: text.slice(place.start, place.end) });
    }
  return [...found.values()];
}

const PART_END = /[,;:.()/|•!?]/;

/** The first place at which all the words stand near each other in one part of the sentence. */
function findPlace(text: string, words: readonly Word[], stems: readonly string[]): { start: number; end: number } | null {
  const maxLength = WEIGHTS.other_words.letters_each * stems.length;
  for (const [index, { start, stem }] of words.entries()) {
    if (!stems.includes(stem)) continue;
    const missing = new Set(stems);
    for (const { stem: next, end } of words.slice(index)) {
      if (end - start > maxLength) break;
      missing.delete(next);
      if (missing.size === 0) {
        if (!PART_END.test(text.slice(start, end))) return { start, end };
        break;
      }
    }
  }
  return null;
}

const indexes = new WeakMap<Taxonomy, ReadonlyMap<string, readonly Task[]>>();

/** The tasks of all skills by the stem of their first word. */
function tasksOf(taxonomy: Taxonomy): ReadonlyMap<string, readonly Task[]> {
  const known = indexes.get(taxonomy);
  if (known) return known;
  const tasks = taxonomy.skills.flatMap((skill) =>
    (skill.tasks ?? []).map((task): Task => ({ skillId: skill.id, stems: [...new Set(wordsOf(task).map(({ stem }) => stem))] })),
  );
  const index = Map.groupBy(tasks, ({ stems }) => stems[0] ?? '');
  indexes.set(taxonomy, index);
  return index;
}

/** Every word of a task was chosen, so each counts, also those that every ad uses: "shortlisted candidates". */
function wordsOf(text: string): Word[] {
  return tokenize(text).flatMap(({ form, start, end }) =>
    form.length > 2 && !/^\d/.test(form) ? [{ stem: withoutEnding(form), start, end }] : [],
  );
}

/** Removes the endings of a verb only: who "generated leads" is no "general lead", and "following" are no "followers". */
function withoutEnding(form: string): string {
  const stem = form.replace(/ly[sz](?:is|e[ds]?|ing)$/, 'lys').replace(/(?<=.{3})(?:ing|ed|e)$/, '');
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}
