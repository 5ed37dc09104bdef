/** What editors changed of skills, and the skills with these changes. Pure. */
import * as z from 'zod';
import type { LearningVersion } from '../learning-versions.ts';
import { isDevanagari } from '../resolver/fold-hindi.ts';
import { LINKS, needsGuard, type Departed } from '../taxonomy.ts';
import { tokenize } from '../tokens.ts';
import type { Skill } from '../skill.ts';

/** Names are kept as differences, so that those that a later file or import adds are there as well. */
const Names = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });
const SkillChangeSchema = z.object({
  /** Null where it is as stated. */
  name: z.string().nullable(),
  aliases: Names,
  /** In Hindi, in either script. */
  hindi: Names,
  /** The id of the skill that it was merged into. */
  merged_into: z.string().nullable(),
});
export type NameChange = z.infer<typeof Names>;
export type SkillChange = z.infer<typeof SkillChangeSchema>;

const NO_NAMES: NameChange = { added: [], removed: [] };
export const NO_CHANGE: SkillChange = { name: null, aliases: NO_NAMES, hindi: NO_NAMES, merged_into: null };

export const parseSkillChange = (version: LearningVersion | undefined): SkillChange =>
  version?.content ? SkillChangeSchema.parse(version.content) : NO_CHANGE;

/** All Hindi names of a skill. */
export const hindiNames = ({ hindi_names }: Skill): string[] => [
  ...(hindi_names?.devanagari ?? []),
  ...(hindi_names?.latin ?? []),
];

export type ChangedSkills = { skills: Skill[]; departed: Departed };

/**
 * The skills with what editors changed of them. One that was merged gives its names, and what the other one lacks, to that one;
 * links to it lead there, unless that would form a cycle. Changes of skills that are not stated any more have no effect.
 */
export function applySkillChanges(stated: readonly Skill[], latest: ReadonlyMap<string, LearningVersion>): ChangedSkills {
  const known = new Set(stated.map(({ id }) => id));
  const changes = new Map([...latest].filter(([id]) => known.has(id)).map(([id, row]) => [id, parseSkillChange(row)]));
  const merged = findTargets(changes, known);
  const isDropped = (id: string) => !merged.has(id) && (latest.get(id)?.dropped ?? false);
  const absorbed = Map.groupBy(
    stated.filter(({ id }) => merged.has(id)),
    ({ id }) => merged.get(id),
  );
  const changed = stated
    .filter(({ id }) => !merged.has(id))
    .map((skill) => {
      const change = changes.get(skill.id);
      const parts = (absorbed.get(skill.id) ?? []).map((part) => withNames(part, changes.get(part.id) ?? NO_CHANGE));
      return change || parts.length > 0 ? withNames(parts.reduce(absorb, skill), change ?? NO_CHANGE) : skill;
    });
  const outOfUse = changed.filter(({ id }) => isDropped(id));
  const inUse = changed.filter(({ id }) => !isDropped(id));
  const isWhole = merged.size + outOfUse.length === 0;
  return { skills: isWhole ? inUse : relink(inUse, merged), departed: { merged, outOfUse } };
}

/** What each merged skill is part of in the end. */
function findTargets(changes: ReadonlyMap<string, SkillChange>, known: ReadonlySet<string>): Map<string, string> {
  const targets = new Map<string, string>();
  for (const id of changes.keys()) {
    const seen = new Set([id]);
    let target = id;
    for (let next = nextOf(id); next && !seen.has(next); next = nextOf(next)) {
      seen.add(next);
      target = next;
    }
    if (target !== id) targets.set(id, target);
  }
  return targets;

  function nextOf(id: string): string | undefined {
    const into = changes.get(id)?.merged_into;
    return into && known.has(into) ? into : undefined;
  }
}

const unique = (list: readonly string[]) => [...new Set(list)];

/** A skill with the names that editors gave it. */
export function withNames(skill: Skill, { name, aliases, hindi }: SkillChange): Skill {
  const change = (list: readonly string[], { added, removed }: NameChange) =>
    unique([...list, ...added]).filter((written) => !removed.includes(written));
  const named = { ...skill, name: name ?? skill.name, aliases: change(skill.aliases, aliases) };
  const names = change(hindiNames(skill), hindi);
  const guard = skill.guard && {
    ...skill.guard,
    ...(skill.guard.words && { words: skill.guard.words.filter((word) => word === named.name || named.aliases.includes(word)) }),
  };
  return {
    ...named,
    ...(guard && { guard }),
    hindi_names: byScript(names),
  };
}

/** A skill with the names of another one, and with what it teaches where the first one teaches nothing. */
function absorb(kept: Skill, part: Skill): Skill {
  const learning = (kept.resources ?? []).length > 0 ? { resources: addResources(kept, part) } : pickLearning(part);
  const guard = mergeGuards(kept, part);
  return {
    ...kept,
    aliases: unique([...kept.aliases, part.name, ...part.aliases]).filter((written) => written !== kept.name),
    typed_names: unique([kept, part].flatMap(({ typed_names = [] }) => typed_names)),
    hindi_names: byScript([...hindiNames(kept), ...hindiNames(part)]),
    ...(guard && { guard }),
    ...learning,
    work: kept.work ?? part.work,
  };
}

// Those of the other skill teach the elements of that one, which this one does not have.
function addResources({ resources = [] }: Skill, part: Skill): NonNullable<Skill['resources']> {
  const known = new Set(resources.map(({ url }) => url));
  const others = (part.resources ?? []).filter(({ url }) => !known.has(url));
  return [...resources, ...others.map((other) => ({ ...other, teaches: [] }))];
}

/** What was ambiguous stays so. */
function mergeGuards(kept: Skill, part: Skill): Skill['guard'] {
  const guard = kept.guard ?? part.guard;
  if (!guard) return undefined;
  const words = unique([...guardedForms(kept), ...guardedForms(part)]);
  return { ...guard, words, near: unique([kept, part].flatMap((skill) => skill.guard?.near ?? [])) };
}

const byScript = (names: readonly string[]): Skill['hindi_names'] => ({
  devanagari: unique(names.filter((written) => isDevanagari(written))),
  latin: unique(names.filter((written) => !isDevanagari(written))),
});

const pickLearning = ({ summary, learning_elements, hours, path, resources }: Skill): Partial<Skill> => ({
  summary,
  learning_elements,
  hours,
  path,
  resources,
});

const guardedForms = (skill: Skill): string[] =>
  [skill.name, ...skill.aliases].filter((written) => needsGuard(skill, written, tokenize(written).length));

/** Links lead to what their skills were merged into, and none to what is out of use. */
function relink(skills: readonly Skill[], merged: ReadonlyMap<string, string>): Skill[] {
  const inUse = new Set(skills.map(({ id }) => id));
  const linked = new Map(
    skills.map((skill) => {
      const isKept = LINKS.every((link) => skill[link].every((id) => inUse.has(id)));
      const own = (link: (typeof LINKS)[number]) => skill[link].filter((id) => inUse.has(id));
      const kept = isKept
        ? skill
        : {
            ...skill,
            parents: own('parents'),
            siblings: own('siblings'),
            implies: own('implies'),
            prerequisites: own('prerequisites'),
          };
      return [skill.id, kept];
    }),
  );
  for (const skill of skills)
    for (const link of LINKS)
      for (const id of skill[link]) {
        const target = merged.get(id);
        const kept = linked.get(skill.id);
        if (target === undefined || !kept || !inUse.has(target) || target === skill.id || kept[link].includes(target)) continue;
        if (link !== 'siblings' && reaches(linked, link, target, skill.id)) continue;
        linked.set(skill.id, { ...kept, [link]: [...kept[link], target] });
      }
  return [...linked.values()];
}

function reaches(skills: ReadonlyMap<string, Skill>, link: (typeof LINKS)[number], from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(skills.get(id)?.[link] ?? []));
  }
  return false;
}
