import { createHash } from 'node:crypto';
import type { Skill } from './skill.ts';
import { tokenize } from './tokens.ts';

/** A form of a skill at the end of a path in the trie. `guarded` forms need context. */
export type Surface = { skillId: string; guarded: boolean; written: string; isOwnName: boolean };
export type TrieNode = { next: ReadonlyMap<string, TrieNode>; surface: Surface | null };

export type Taxonomy = {
  /** Sixteen hexadecimal digits of the SHA-256 of the canonical content. */
  version: string;
  skills: readonly Skill[];
  /** Every skill by its id: one that was merged into another gives that one, and one out of use is marked so. */
  byId: ReadonlyMap<string, Skill>;
  /** The ids of the skills that were merged into the key. */
  merged: ReadonlyMap<string, readonly string[]>;
  /** Skills that name the key as their parent. */
  children: ReadonlyMap<string, readonly string[]>;
  /** Siblings in both directions, for skills with any. */
  siblings: ReadonlyMap<string, readonly string[]>;
  /** All skills implied directly or indirectly, for skills with any. */
  implied: ReadonlyMap<string, readonly string[]>;
  /** Normalised context words of each guarded skill. */
  near: ReadonlyMap<string, ReadonlySet<string>>;
  /** Normalised words beside which each guarded skill is not meant. */
  unless: ReadonlyMap<string, ReadonlySet<string>>;
  root: TrieNode;
};

/** Lists all problems at once, so that an editor can fix them together. */
export class TaxonomyError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The skill taxonomy has ${problems.length} problem(s):\n${problems.join('\n')}`);
    this.name = 'TaxonomyError';
    this.problems = problems;
  }
}

/** What editors took out of the skills: which were merged into which, and which are out of use. */
export type Departed = { merged: ReadonlyMap<string, string>; outOfUse: readonly Skill[] };
const NONE_DEPARTED: Departed = { merged: new Map(), outOfUse: [] };

/**
 * Builds the lookups and the matching trie. The order of the input does not matter. Throws a `TaxonomyError` for duplicate ids,
 * unknown references, guards of unknown forms and, when there are none of these, cycles of parents, implications or
 * prerequisites.
 */
export function buildTaxonomy(input: readonly Skill[], departed = NONE_DEPARTED): Taxonomy {
  const skills = [...input].sort((a, b) => compareText(a.id, b.id));
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const problems = [...findDuplicates(skills), ...findUnknownLinks(skills, byId), ...findStrayGuards(skills)];
  if (problems.length === 0) problems.push(...findCycles(skills, byId));
  if (problems.length > 0) throw new TaxonomyError(problems);

  return {
    version: createHash('sha256')
      .update(JSON.stringify(skills.map(canonical)))
      .digest('hex')
      .slice(0, 16),
    skills,
    byId: addDeparted(byId, departed),
    merged: Map.groupBy([...departed.merged.keys()], (id) => departed.merged.get(id) ?? id),
    children: invert(skills, (skill) => skill.parents),
    siblings: linkBothWays(skills),
    implied: computeImplied(skills, byId),
    near: collectContextWords(skills, 'near'),
    unless: collectContextWords(skills, 'unless'),
    root: buildTrie(skills, byId),
  };
}

/** Compares by code unit, independent of the locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The id that a stored one stands for: after a merge that of the skill that was kept. */
export const currentSkillId = ({ byId }: Taxonomy, id: string): string => byId.get(id)?.id ?? id;

/** The ids under which rows of a skill may be stored: its own, and those that were merged into it. */
export function storedSkillIds(taxonomy: Taxonomy, id: string): string[] {
  const current = currentSkillId(taxonomy, id);
  return [current, ...(taxonomy.merged.get(current) ?? [])];
}

function addDeparted(byId: ReadonlyMap<string, Skill>, { merged, outOfUse }: Departed): ReadonlyMap<string, Skill> {
  const all = new Map(byId);
  for (const skill of outOfUse) all.set(skill.id, { ...skill, out_of_use: true });
  for (const [id, into] of merged) {
    const kept = all.get(into);
    if (kept) all.set(id, kept);
  }
  return all;
}

export const LINKS = ['parents', 'siblings', 'implies', 'prerequisites'] as const;

// All names count, because skills of a profile are found by any of them. Learning resources are left out: replacing a dead link must not make older scores look like another taxonomy's.
function canonical(skill: Skill) {
  const sorted = (list: readonly string[]) => [...list].sort(compareText);
  return [
    skill.id,
    skill.name,
    skill.kind,
    skill.family,
    sorted(skill.aliases),
    ...[skill.typed_names ?? [], skill.hindi_names?.devanagari ?? [], skill.hindi_names?.latin ?? [], skill.tasks ?? []].map(
      sorted,
    ),
    ...LINKS.map((link) => sorted(skill[link])),
    sorted(skill.guard?.words ?? []),
    sorted(skill.guard?.near ?? []),
    sorted(skill.guard?.unless ?? []),
    skill.guard?.case_sensitive ?? false,
  ];
}

function findDuplicates(skills: readonly Skill[]): string[] {
  return skills.filter((skill, index) => skills[index - 1]?.id === skill.id).map((skill) => `${skill.id}: the id is used twice`);
}

function findUnknownLinks(skills: readonly Skill[], byId: ReadonlyMap<string, Skill>): string[] {
  return skills.flatMap((skill) =>
    LINKS.flatMap((link) =>
      skill[link]
        .filter((id) => id === skill.id || !byId.has(id))
        .map((id) => `${skill.id}: ${link} names ${id === skill.id ? 'itself' : `the unknown skill ${id}`}`),
    ),
  );
}

function findStrayGuards(skills: readonly Skill[]): string[] {
  return skills.flatMap(({ id, name, aliases, guard }) =>
    (guard?.words ?? [])
      .filter((word) => word !== name && !aliases.includes(word))
      .map((word) => `${id}: its guard names ${word}, which is not one of its forms`),
  );
}

function findCycles(skills: readonly Skill[], byId: ReadonlyMap<string, Skill>): string[] {
  return (['parents', 'implies', 'prerequisites'] as const).flatMap((link) => {
    const state = new Map<string, 'open' | 'done'>();
    const problems: string[] = [];
    const visit = (id: string, path: readonly string[]): void => {
      if (state.get(id) === 'done') return;
      if (state.get(id) === 'open') {
        problems.push(`${id}: ${link} form a cycle: ${[...path.slice(path.indexOf(id)), id].join(' > ')}`);
        return;
      }
      state.set(id, 'open');
      for (const next of byId.get(id)?.[link] ?? []) visit(next, [...path, id]);
      state.set(id, 'done');
    };
    for (const skill of skills) visit(skill.id, []);
    return problems;
  });
}

function invert(skills: readonly Skill[], links: (skill: Skill) => readonly string[]): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const skill of skills) {
    for (const id of links(skill)) {
      const list = result.get(id);
      if (list) list.push(skill.id);
      else result.set(id, [skill.id]);
    }
  }
  return result;
}

function linkBothWays(skills: readonly Skill[]): Map<string, string[]> {
  const inverse = invert(skills, (skill) => skill.siblings);
  return new Map(
    skills
      .filter(({ id, siblings }) => siblings.length > 0 || inverse.has(id))
      .map(({ id, siblings }) => [id, [...new Set([...siblings, ...(inverse.get(id) ?? [])])].sort(compareText)]),
  );
}

function computeImplied(skills: readonly Skill[], byId: ReadonlyMap<string, Skill>): Map<string, string[]> {
  return new Map(
    skills
      .filter(({ implies }) => implies.length > 0)
      .map((skill) => {
        const seen = new Set<string>();
        const open = [...skill.implies];
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (seen.has(id)) continue;
          seen.add(id);
          open.push(...(byId.get(id)?.implies ?? []));
        }
        return [skill.id, [...seen].sort(compareText)];
      }),
  );
}

function collectContextWords(skills: readonly Skill[], words: 'near' | 'unless'): Map<string, ReadonlySet<string>> {
  return new Map(
    skills
      .filter((skill) => skill.guard !== undefined)
      .map((skill) => [
        skill.id,
        new Set(
          (skill.guard?.[words] ?? []).map((word) =>
            tokenize(word)
              .map((t) => t.form)
              .join(' '),
          ),
        ),
      ]),
  );
}

function buildTrie(skills: readonly Skill[], byId: ReadonlyMap<string, Skill>): TrieNode {
  const root: GrowingNode = { next: LEAF, surface: null };
  for (const skill of skills) {
    for (const written of [skill.name, ...skill.aliases]) {
      const words = tokenize(written);
      if (words.length === 0) continue;
      const node = words.reduce((parent, word) => getOrAddChild(parent, word.form), root);
      const surface = {
        skillId: skill.id,
        guarded: needsGuard(skill, written, words.length),
        written,
        isOwnName: written === skill.name,
      };
      if (node.surface === null || takesPrecedence(surface, node.surface, byId)) node.surface = surface;
    }
  }
  return root;
}

type GrowingNode = { next: Map<string, GrowingNode>; surface: Surface | null };

// Most nodes have no children: they share one empty map.
const LEAF: GrowingNode['next'] = new Map();

function getOrAddChild(node: GrowingNode, form: string): GrowingNode {
  const existing = node.next.get(form);
  if (existing) return existing;
  const child: GrowingNode = { next: LEAF, surface: null };
  if (node.next === LEAF) node.next = new Map();
  node.next.set(form, child);
  return child;
}

// A skill's own name beats another's alias; of two aliases that of the more specific skill wins, otherwise the first id.
function takesPrecedence(challenger: Surface, holder: Surface, byId: ReadonlyMap<string, Skill>): boolean {
  if (challenger.isOwnName !== holder.isOwnName) return challenger.isOwnName;
  return byId.get(challenger.skillId)?.parents.includes(holder.skillId) ?? false;
}

// Only plain words are ambiguous: "React" and "Express" need context, "ReactJS", "GSTR-1" and "DNS" do not.
export function needsGuard(skill: Skill, written: string, words: number): boolean {
  if (skill.guard?.words) return skill.guard.words.includes(written);
  if (skill.guard === undefined || words > 1) return false;
  const capitals = /^\p{Lu}{3,}$/u.test(written);
  const irregular = /[\d+#.]|\p{Ll}\p{Lu}/u.test(written);
  return !capitals && !irregular;
}
