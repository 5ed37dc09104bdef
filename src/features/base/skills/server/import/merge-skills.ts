import { matchForms } from '../match-forms.ts';
import { ORDINARY_WORDS } from '../ordinary-words.ts';
import type { Skill } from '../skill.ts';
import { resolveSameName } from '../resolver/resolve-same-name.ts';
import { compareText, type Taxonomy } from '../taxonomy.ts';
import { tokenize } from '../tokens.ts';
import type { ImportedSkill } from './imported-skill.ts';

/** The result of merging imported skills into ours. */
export type MergedSkills = {
  skills: Skill[];
  added: number;
  /** Entries that duplicate one of ours or an earlier entry. */
  merged: number;
  /** The forms added to existing skills. */
  aliases: number;
  skipped: { id: string; name: string; reason: string }[];
};

const MAX_FORM_WORDS = 8;
const NO_CONTEXT = { words: new Set<string>(), hasMixedCase: true };

/** A written form with its normalised words. */
type Form = { written: string; form: string; words: number };
type Entry = { skill: ImportedSkill; forms: Form[] };

/**
 * Merges imported skills into ours, independent of their order. An entry whose label or multi-word form is a form of one
 * of our skills, apart from spelling and plurals, only adds its other forms to that skill; our forms and links never change
 * meaning. Everyday words are left out; other single words need context. The result always builds a valid taxonomy.
 */
export function mergeSkills(ours: Taxonomy, imported: readonly ImportedSkill[]): MergedSkills {
  const entries = [...imported].sort((a, b) => compareText(a.id, b.id)).map((skill) => ({ skill, forms: toForms(skill) }));
  const owners = new Map<string, string>();
  for (const { id, name, aliases } of ours.skills) for (const written of [name, ...aliases]) owners.set(toForm(written).form, id);
  const forms = new Map(owners);
  const mergedInto = new Map<string, string>();
  const newSkills: ImportedSkill[] = [];
  const skipped: MergedSkills['skipped'] = [];
  for (const entry of entries) {
    const { id, name } = entry.skill;
    const label = entry.forms[0]?.form ?? '';
    const duplicateOf = findSame(entry, ours, owners) ?? forms.get(label);
    const reason = duplicateOf ? null : findSkipReason(entry.forms[0]);
    if (reason) skipped.push({ id, name, reason });
    if (duplicateOf) mergedInto.set(id, duplicateOf);
    if (duplicateOf || reason) continue;
    forms.set(label, id);
    mergedInto.set(id, id);
    newSkills.push(entry.skill);
  }
  const addedForms = collectAddedForms(entries, mergedInto, forms, ours);
  const added = removeCycles(newSkills.map((skill) => buildSkill(skill, mergedInto, ours, addedForms.get(skill.id) ?? [])));
  return {
    skills: [...ours.skills.map((skill) => withAliases(skill, addedForms.get(skill.id))), ...added],
    added: added.length,
    merged: mergedInto.size - newSkills.length,
    aliases: [...addedForms.values()].reduce((sum, list) => sum + list.length, 0),
    skipped,
  };
}

// "Python (computer programming)" is Python.
const withoutQualifier = (label: string) => label.replace(/\s*\([^)]*\)\s*$/, '');

const toForms = ({ name, aliases }: ImportedSkill): Form[] =>
  [...new Set([name, withoutQualifier(name), ...aliases])].map(toForm);

function toForm(written: string): Form {
  const words = tokenize(written).map(({ form }) => form);
  return { written, form: words.join(' '), words: words.length };
}

// An abbreviation alone is ambiguous: BERT is a language model and a tester of bit errors.
function findSame({ skill, forms }: Entry, ours: Taxonomy, owners: ReadonlyMap<string, string>): string | null {
  const labels = [skill.name, withoutQualifier(skill.name)];
  const found = forms
    .filter(({ written, words }) => words > 1 || labels.includes(written))
    .map(({ form, written }) => owners.get(form) ?? resolveSameName(ours, written));
  return found.find((id) => id !== null) ?? null;
}

function findSkipReason(form: Form | undefined): string | null {
  if (!form || form.words === 0) return 'it contains no word';
  if (form.words > MAX_FORM_WORDS) return `it is longer than ${MAX_FORM_WORDS} words`;
  if (form.words > 1) return null;
  if (form.form.length < 3) return 'it is too short to be distinguished from other words';
  return ORDINARY_WORDS.has(form.form) ? 'it is an everyday word' : null;
}

/** Each new form goes to the skill of the first entry with it; our skills gain no single words, which would be unguarded. */
function collectAddedForms(
  entries: readonly Entry[],
  mergedInto: ReadonlyMap<string, string>,
  forms: Map<string, string>,
  ours: Taxonomy,
): Map<string, string[]> {
  const addedForms = new Map<string, string[]>();
  for (const { skill, forms: entryForms } of entries) {
    const owner = mergedInto.get(skill.id);
    if (!owner) continue;
    const minWords = ours.byId.has(owner) ? 2 : 1;
    for (const form of entryForms) {
      if (form.words < minWords || forms.has(form.form) || findSkipReason(form)) continue;
      forms.set(form.form, owner);
      const list = addedForms.get(owner);
      if (list) list.push(form.written);
      else addedForms.set(owner, [form.written]);
    }
  }
  return addedForms;
}

function withAliases(skill: Skill, aliases: readonly string[] | undefined): Skill {
  return aliases ? { ...skill, aliases: [...skill.aliases, ...aliases] } : skill;
}

function buildSkill(entry: ImportedSkill, mergedInto: ReadonlyMap<string, string>, ours: Taxonomy, aliases: string[]): Skill {
  const resolve = (ids: readonly string[]) => ids.flatMap((id) => mergedInto.get(id) ?? []).filter((id) => id !== entry.id);
  // "Perform data mining" is more specific than data mining and would otherwise replace it in texts.
  const containedSkills = matchForms(ours, entry.name, NO_CONTEXT).map(({ skillId }) => skillId);
  const parents = [...new Set([...resolve(entry.parents), ...containedSkills])].sort(compareText);
  const words = [entry.name, ...aliases].filter((written) => toForm(written).words === 1);
  return {
    id: entry.id,
    name: entry.name,
    kind: entry.kind,
    family: entry.family,
    aliases,
    parents,
    siblings: [...new Set(resolve(entry.siblings))].filter((id) => !parents.includes(id)).sort(compareText),
    implies: [],
    prerequisites: [],
    ...(words.length > 0
      ? { guard: { words, near: entry.topics, case_sensitive: words.some((word) => /\p{Lu}/u.test(word)) } }
      : {}),
  };
}

/** Removes parents that would form a cycle. Our links never lead to an imported skill. */
function removeCycles(skills: readonly Skill[]): Skill[] {
  const byId = new Map(skills.map((skill) => [skill.id, { ...skill, parents: [...skill.parents] }]));
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string): void => {
    const skill = byId.get(id);
    if (!skill || state.has(id)) return;
    state.set(id, 'open');
    skill.parents = skill.parents.filter((parent) => {
      visit(parent);
      return state.get(parent) !== 'open';
    });
    state.set(id, 'done');
  };
  for (const id of byId.keys()) visit(id);
  return [...byId.values()];
}
