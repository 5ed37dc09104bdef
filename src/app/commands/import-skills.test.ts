import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { loadSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import { importCommand } from './import.ts';

const app = openTestApp();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pathlight-skills-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HEADER = 'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand';

/** Imports tools of these names with the command, and answers what it prints. */
async function importTools(...names: string[]): Promise<string> {
  const rows = names.map((name) => `11-1011.00\t${name}\t43230000\tSoftware\tN\tN`);
  await writeFile(path.join(folder, 'Technology Skills.txt'), [HEADER, ...rows, ''].join('\n'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await importCommand.prepare(['onet', folder])(app.context());
    return log.mock.calls.flat().join('\n');
  } finally {
    log.mockRestore();
  }
}

async function findImported(name: string): Promise<string[]> {
  await loadSkills(app.context());
  const { taxonomy } = await skillCatalogue();
  return taxonomy.skills.filter((skill) => skill.id.startsWith('onet-') && skill.name === name).map(({ id }) => id);
}

test('an imported name that is ours in another spelling or in the plural is merged with our skill', async () => {
  const ours = ['Recordkeeping', 'Patternmaking', 'SAP Business-Objects', 'Bar code scanners', 'Auto dialers', 'postgre SQL'];
  expect(await importTools(...ours)).toContain(`0 new skills, ${ours.length} merged with existing skills`);
  for (const name of ours) expect(await findImported(name)).toEqual([]);
});

test('an imported name that only resembles ours stays a skill of its own', async () => {
  // A misspelling, another product, a plural of a product's name, and a version.
  for (const name of ['Kubernates', 'Tableaux', 'Canvas', 'Hard hats', 'PostgreSQL Ledgerdemain 9']) {
    await importTools(name);
    expect(await findImported(name)).toHaveLength(1);
  }
});
