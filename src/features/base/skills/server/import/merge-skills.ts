import { matchSkills } from '../match-skills.ts';
import { ORDINARY_WORDS } from '../ordinary-words.ts';
import type { Skill } from '../skill.ts';
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
  leftOut: { id: string; name: string; reason: string }[];
};

const MAX_FORM_LENGTH = 8;
const NO_CONTEXT = { words: new Set<string>(), caseTells: true };

/** A written form with its normalised words. */
type Form = { written: string; form: string; words: number };
type Entry = { skill: ImportedSkill; forms: Form[] };

/**
 * Merges imported skills into ours, independent of their order. An entry whose label or multi-word form matches ours
 * only adds new forms to it; our forms and links never change meaning. Everyday words are left out; other single words
 * need context. The result always builds a valid taxonomy.
 */
export function mergeSkills(ours: Taxonomy, imported: readonly ImportedSkill[]): MergedSkills {
  const entries = [...imported].sort((a, b) => compareText(a.id, b.id)).map((skill) => ({ skill, forms: formsOf(skill) }));
  const owners = new Map<string, string>();
  for (const { id, name, aliases } of ours.skills) for (const written of [name, ...aliases]) owners.set(formOf(written).form, id);
  const forms = new Map(owners);
  const becomes = new Map<string, string>();
  const fresh: ImportedSkill[] = [];
  const leftOut: MergedSkills['leftOut'] = [];
  for (const entry of entries) {
    const { id, name } = entry.skill;
    const label = entry.forms[0]?.form ?? '';
    const same = findSame(entry, owners) ?? forms.get(label);
    const reason = same ? null : reasonAgainst(entry.forms[0]);
    if (reason) leftOut.push({ id, name, reason });
    if (same) becomes.set(id, same);
    if (same || reason) continue;
    forms.set(label, id);
    becomes.set(id, id);
    fresh.push(entry.skill);
  }
  const gained = gainForms(entries, becomes, forms, ours);
  const added = dropCircles(fresh.map((skill) => skillOf(skill, becomes, ours, gained.get(skill.id) ?? [])));
  return {
    skills: [...ours.skills.map((skill) => withMore(skill, gained.get(skill.id))), ...added],
    added: added.length,
    merged: becomes.size - fresh.length,
    aliases: [...gained.values()].reduce((sum, list) => sum + list.length, 0),
    leftOut,
  };
}

// "Python (computer programming)" is Python.
const bare = (label: string) => label.replace(/\s*\([^)]*\)\s*$/, '');

const formsOf = ({ name, aliases }: ImportedSkill): Form[] => [...new Set([name, bare(name), ...aliases])].map(formOf);

function formOf(written: string): Form {
  const words = tokenize(written).map(({ form }) => form);
  return { written, form: words.join(' '), words: words.length };
}

// An abbreviation alone may mean anything: BERT is a language model and a tester of bit errors.
function findSame({ skill, forms }: Entry, owners: ReadonlyMap<string, string>): string | undefined {
  const labels = [skill.name, bare(skill.name)];
  return forms
    .filter(({ written, words }) => words > 1 || labels.includes(written))
    .map(({ form }) => owners.get(form))
    .find((owner) => owner !== undefined);
}

function reasonAgainst(form: Form | undefined): string | null {
  if (!form || form.words === 0) return 'it has no word';
  if (form.words > MAX_FORM_LENGTH) return `it is longer than ${MAX_FORM_LENGTH} words`;
  if (form.words > 1) return null;
  if (form.form.length < 3) return 'it is too short to be told from other words';
  return ORDINARY_WORDS.has(form.form) ? 'it is an everyday word' : null;
}

/** Each new form goes to the first entry with it; our skills gain no single words, which would be unguarded. */
function gainForms(
  entries: readonly Entry[],
  becomes: ReadonlyMap<string, string>,
  forms: Map<string, string>,
  ours: Taxonomy,
): Map<string, string[]> {
  const gained = new Map<string, string[]>();
  for (const { skill, forms: brought } of entries) {
    const owner = becomes.get(skill.id);
    if (!owner) continue;
    const fewest = ours.byId.has(owner) ? 2 : 1;
    for (const form of brought) {
      if (form.words < fewest || forms.has(form.form) || reasonAgainst(form)) continue;
      forms.set(form.form, owner);
      const list = gained.get(owner);
      if (list) list.push(form.written);
      else gained.set(owner, [form.written]);
    }
  }
  return gained;
}

function withMore(skill: Skill, aliases: readonly string[] | undefined): Skill {
  return aliases ? { ...skill, aliases: [...skill.aliases, ...aliases] } : skill;
}

function skillOf(entry: ImportedSkill, becomes: ReadonlyMap<string, string>, ours: Taxonomy, aliases: string[]): Skill {
  const told = (ids: readonly string[]) => ids.flatMap((id) => becomes.get(id) ?? []).filter((id) => id !== entry.id);
  // "Perform data mining" is more special than data mining, and would else take its place in texts.
  const within = matchSkills(ours, entry.name, NO_CONTEXT).map(({ skillId }) => skillId);
  const parents = [...new Set([...told(entry.parents), ...within])].sort(compareText);
  const words = [entry.name, ...aliases].filter((written) => formOf(written).words === 1);
  return {
    id: entry.id,
    name: entry.name,
    kind: entry.kind,
    family: entry.family,
    aliases,
    parents,
    siblings: [...new Set(told(entry.siblings))].filter((id) => !parents.includes(id)).sort(compareText),
    implies: [],
    prerequisites: [],
    ...(words.length > 0
      ? { guard: { words, near: entry.topics, case_sensitive: words.some((word) => /\p{Lu}/u.test(word)) } }
      : {}),
  };
}

/** Removes parents that would form a cycle. Our links never lead to an imported skill. */
function dropCircles(skills: readonly Skill[]): Skill[] {
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
