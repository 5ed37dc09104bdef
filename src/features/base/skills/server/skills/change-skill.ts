/** How editors change skills. Checks no permission. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, invalid, notFound, problem } from '#platform/http/errors.ts';
import { storeVersion } from '../learning-versions.ts';
import { SKILLS_CHANGED } from '../skill-catalogue.ts';
import type { Skill } from '../skill.ts';
import { findEverydayWord, findOtherMeaning } from './find-other-meaning.ts';
import { hindiNames, NO_CHANGE, type NameChange, type SkillChange } from './skill-change.ts';
import { loadSkillBank, type BankSkill } from './skill-bank.ts';

/** How they stand in the audit log. */
export const SKILL = 'skill';

/** `version` is the one that the editor saw; without one what is there now is changed, which is for commands. */
export type SkillEdit = { id: string; version?: number; reason: string; actorId?: string };
export type SkillNames = { name: string; aliases: readonly string[]; hindi_names: readonly string[] };

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** Editors changed skills; `names` are those that texts mention and that mean something else now. */
    'skills.changed': { ids: string[]; names: string[] };
  }
}

/** One skill, also one out of use; 404 for an unknown one. */
export async function getBankSkill(ctx: Context, id: string): Promise<BankSkill> {
  const found = (await loadSkillBank(ctx)).get(id);
  if (!found) throw notFound('skill');
  return found;
}

/** Corrects the names of a skill. 422 for a name that means another skill, or that is an everyday word. */
export async function correctSkill(ctx: Context, edit: SkillEdit, names: SkillNames): Promise<void> {
  const { before, bank } = await openSkill(ctx, edit);
  if (before.state === 'merged') throw conflict('skill-merged', { skill: before.kept?.name ?? '' });
  const { skill, stated, change } = before;
  const aliases = names.aliases.filter((alias) => alias !== names.name);
  const others = [...bank.values()].filter(({ state }) => state !== 'merged').map((entry) => entry.skill);
  refuseOtherMeanings(others, skill, { ...names, aliases });
  await store(ctx, before, {
    name: names.name === stated.name ? null : names.name,
    aliases: changeNames(change.aliases, skill.aliases, aliases),
    hindi: changeNames(change.hindi, hindiNames(skill), names.hindi_names),
    merged_into: null,
  });
  const old: SkillNames = { name: skill.name, aliases: skill.aliases, hindi_names: hindiNames(skill) };
  const now: SkillNames = { ...names, aliases };
  await record(ctx, edit, 'skill.correct', { before: factsOf(old), after: factsOf(now) });
  const changed = new Set(formsOf(old)).symmetricDifference(new Set(formsOf(now)));
  await announce(ctx, [before.id], [...changed]);
}

/** Merges a duplicate into another skill, or ends that. Its names and everything that hangs on it go along, and come back. */
export async function mergeSkill(ctx: Context, edit: SkillEdit, into: string | null): Promise<void> {
  const { before, bank } = await openSkill(ctx, edit);
  const kept = into === null ? before.kept && bank.get(before.change.merged_into ?? '') : bank.get(into);
  if (!kept) {
    if (into === null) throw problem(412, 'content-changed-meanwhile');
    throw invalid({ path: 'into', code: 'skill-unknown', params: { skill: into } });
  }
  if (into !== null) {
    if (kept.id === before.id) throw invalid({ path: 'into', code: 'skill-merged-with-itself' });
    if (before.state === 'merged') throw conflict('skill-merged', { skill: before.kept?.name ?? '' });
    for (const { state, skill } of [before, kept])
      if (state !== 'in-use') throw conflict('skill-not-in-use', { skill: skill.name });
  }
  await store(ctx, before, { ...before.change, merged_into: into });
  const states = [{ 'merged into': '' }, { 'merged into': kept.skill.name }];
  const [old, now] = into === null ? states.toReversed() : states;
  await record(ctx, edit, into === null ? 'skill.split' : 'skill.merge', { before: old, after: now });
  await announce(ctx, [before.id, kept.id, ...(before.kept ? [before.kept.id] : [])], []);
}

/** Takes a skill out of use, or puts it back. What members did with it stays. */
export async function setSkillOutOfUse(ctx: Context, edit: SkillEdit, outOfUse: boolean): Promise<void> {
  const { before } = await openSkill(ctx, edit);
  if (before.state === 'merged') throw conflict('skill-merged', { skill: before.kept?.name ?? '' });
  const state = outOfUse ? 'out-of-use' : 'in-use';
  if (before.state === state) throw problem(412, 'content-changed-meanwhile');
  await store(ctx, before, before.change, outOfUse);
  await record(ctx, edit, outOfUse ? 'skill.drop' : 'skill.restore', { before: { state: before.state }, after: { state } });
  await announce(ctx, [before.id], outOfUse ? [] : [before.skill.name, ...before.skill.aliases]);
}

// One change at a time, so that no two of them merge in a circle or give two skills the same name.
async function openSkill(ctx: Context, { id, version }: SkillEdit) {
  await sql`select pg_advisory_xact_lock(hashtextextended('skills', 0))`.execute(ctx.db);
  const bank = await loadSkillBank(ctx);
  const before = bank.get(id);
  if (!before) throw notFound('skill');
  if (version !== undefined && before.version !== version) throw problem(412, 'content-changed-meanwhile');
  return { before, bank };
}

function refuseOtherMeanings(others: readonly Skill[], skill: Skill, { name, aliases, hindi_names }: SkillNames): void {
  const had = new Set([skill.name, ...skill.aliases, ...hindiNames(skill)]);
  for (const [path, written] of [
    ['name', [name]],
    ['aliases', aliases],
    ['hindi_names', hindi_names],
  ] as const) {
    const added = written.filter((each) => !had.has(each));
    const other = findOtherMeaning(others, skill.id, added);
    if (other) throw invalid({ path, code: 'skill-name-taken', params: { name: other.written, skill: other.skill.name } });
    const everyday = path === 'hindi_names' ? undefined : findEverydayWord(added);
    if (everyday) throw invalid({ path, code: 'skill-name-everyday', params: { name: everyday } });
  }
}

const changeNames = ({ added, removed }: NameChange, now: readonly string[], wanted: readonly string[]): NameChange => ({
  added: [
    ...added.filter((name) => wanted.includes(name)),
    ...wanted.filter((name) => !now.includes(name) && !removed.includes(name) && !added.includes(name)),
  ],
  removed: [...new Set([...removed, ...now])].filter((name) => !wanted.includes(name) && !added.includes(name)),
});

async function store(ctx: Context, before: BankSkill, change: SkillChange, dropped = before.state === 'out-of-use') {
  const content = isDeepStrictEqual(change, NO_CHANGE) ? null : change;
  await storeVersion(ctx, { kind: 'skill', thingId: before.id, skillId: before.id, version: before.version, content, dropped });
}

const formsOf = ({ name, aliases }: SkillNames) => [name, ...aliases];

const record = (
  ctx: Context,
  { id, reason, actorId }: SkillEdit,
  action: string,
  states: { before: unknown; after: unknown },
): Promise<void> =>
  audit(ctx, { action, objectType: SKILL, objectId: id, details: { ...states, reason }, ...(actorId && { actorId }) });

async function announce(ctx: Context, ids: readonly string[], names: readonly string[]): Promise<void> {
  ctx.announce(SKILLS_CHANGED, 'skills');
  await ctx.publish('skills.changed', { ids: [...new Set(ids)], names: [...names] });
}

/** What the audit log has of the names of a skill. */
const factsOf = ({ name, aliases, hindi_names }: SkillNames) => ({
  name,
  'also called': aliases.join(', '),
  'in Hindi': hindi_names.join(', '),
});
