import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';

/** Loads a catalogue of one skill with these resources. */
async function loadResources(resources: unknown[]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'catalogue-'));
  try {
    await mkdir(path.join(folder, 'skills'));
    const lists = { aliases: [], parents: [], siblings: [], implies: [], prerequisites: [] };
    const skill = { id: 'weaving', name: 'Weaving', kind: 'method', family: 'design', ...lists, resources };
    await writeFile(path.join(folder, 'skills', 'design.json'), JSON.stringify([skill]));
    const [loaded] = await loadCatalogue(folder);
    return loaded?.resources;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a resource given as a bare address is a document with its address as title', async () => {
  const url = 'https://www.looms.example/first-steps';
  expect(await loadResources([url])).toEqual([
    {
      kind: 'document',
      title: url,
      url,
      provider: 'looms.example',
      level: '',
      language: 'und',
      hours: 0,
      cost: '',
      teaches: [],
    },
  ]);
});

test('a text that is no address is refused, with the skill that has it', async () => {
  await expect(loadResources(['first steps'])).rejects.toThrow(/skill weaving: resources\.0\.url/);
});
