import type { Context } from '#platform/http/context.ts';
import { shippedCatalogue } from '../skill-catalogue.ts';
import { listImportedSkills } from './list-imported-skills.ts';
import type { ImportSource, ImportedSkill, SkippedEntry } from './imported-skill.ts';
import { parseEsco } from './parse-esco.ts';
import { parseOnet } from './parse-onet.ts';
import type { SourceFile } from './parse-table.ts';
import { mergeSkills } from './merge-skills.ts';

export type SkillImportReport = {
  /** Counts of the files' entries against the previous import. */
  added: number;
  updated: number;
  unchanged: number;
  /** How the source's entries relate to our skills. */
  skills: number;
  merged: number;
  aliases: number;
  skipped: SkippedEntry[];
};

const PARSERS = { esco: parseEsco, onet: parseOnet } as const;
const BATCH_SIZE = 1000;

/**
 * Imports the skills of a published table in one transaction. Repeating it changes nothing; entries missing from a later
 * download stay. Throws an `ImportError` for malformed files and then stores nothing.
 */
export async function importSkills(ctx: Context, source: ImportSource, files: readonly SourceFile[]): Promise<SkillImportReport> {
  const { skills, skipped } = PARSERS[source](files);
  const { taxonomy } = await shippedCatalogue();
  return ctx.inTransaction(async (trx) => {
    const existing = new Map((await listImportedSkills(trx)).map((skill) => [skill.id, JSON.stringify(skill)]));
    const changed = skills.filter((skill) => existing.get(skill.id) !== JSON.stringify(skill));
    for (let start = 0; start < changed.length; start += BATCH_SIZE)
      await storeSkills(trx, changed.slice(start, start + BATCH_SIZE));
    const added = changed.filter(({ id }) => !existing.has(id)).length;
    const merged = mergeSkills(
      taxonomy,
      (await listImportedSkills(trx)).filter((skill) => skill.source === source),
    );
    return {
      added,
      updated: changed.length - added,
      unchanged: skills.length - changed.length,
      skills: merged.added,
      merged: merged.merged,
      aliases: merged.aliases,
      skipped: [...skipped, ...merged.skipped.map(({ id, name, reason }) => ({ location: id, name, reason }))],
    };
  });
}

async function storeSkills(ctx: Context, skills: readonly ImportedSkill[]): Promise<void> {
  const imported_at = ctx.clock.now();
  await ctx.db
    .insertInto('imported_skills')
    .values(skills.map((skill) => ({ ...skill, imported_at })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        kind: row.ref('excluded.kind'),
        family: row.ref('excluded.family'),
        aliases: row.ref('excluded.aliases'),
        parents: row.ref('excluded.parents'),
        siblings: row.ref('excluded.siblings'),
        topics: row.ref('excluded.topics'),
        imported_at,
      })),
    )
    .execute();
}
