import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import type { Skill } from './skill.ts';
import { buildTaxonomy } from './taxonomy.ts';
import { tokenize } from './tokens.ts';

const aSkill = (id: string, more: Partial<Skill> = {}): Skill => ({
  id,
  name: id,
  kind: 'tool',
  family: 'test',
  aliases: [],
  parents: [],
  siblings: [],
  implies: [],
  prerequisites: [],
  ...more,
});

describe('the taxonomy', () => {
  test('refuses double ids, unknown references and circles, all at once', () => {
    expect(() => buildTaxonomy([aSkill('a'), aSkill('a'), aSkill('b', { parents: ['x'] })])).toThrow(
      /a: the id is used twice[\s\S]*b: parents names the unknown skill x/,
    );
    expect(() => buildTaxonomy([aSkill('a', { prerequisites: ['b'] }), aSkill('b', { prerequisites: ['a'] })])).toThrow(
      /circle: a > b > a/,
    );
  });

  test('has a version that follows its content and not its order', () => {
    const [a, b] = [aSkill('a', { aliases: ['x', 'y'] }), aSkill('b')];
    expect(buildTaxonomy([b, { ...a, aliases: ['y', 'x'] }]).version).toBe(buildTaxonomy([a, b]).version);
    expect(buildTaxonomy([a]).version).not.toBe(buildTaxonomy([a, b]).version);
    expect(buildTaxonomy([a]).version).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('the catalogue', () => {
  test('names file and entry of a mistake', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'catalogue-'));
    await mkdir(path.join(folder, 'skills'));
    await writeFile(
      path.join(folder, 'skills', 'x.json'),
      JSON.stringify([{ ...aSkill('good') }, { ...aSkill('bad'), kind: 'magic' }]),
    );
    await expect(loadCatalogue(folder)).rejects.toThrow(/skills\/x\.json, skill bad: kind/);
    await writeFile(path.join(folder, 'skills', 'x.json'), '[{]');
    await expect(loadCatalogue(folder)).rejects.toThrow(/skills\/x\.json: /);
  });

  test('as it ships holds hundreds of skills of many families, and no form that means two unrelated skills', async () => {
    const taxonomy = buildTaxonomy(await loadCatalogue(path.resolve('content')));
    expect(taxonomy.skills.length).toBeGreaterThan(500);
    expect(new Set(taxonomy.skills.map(({ family }) => family)).size).toBeGreaterThanOrEqual(14);
    const owners = new Map<string, Set<string>>();
    const names = new Set(taxonomy.skills.map(({ name }) => formOf(name)));
    for (const skill of taxonomy.skills) {
      for (const alias of skill.aliases)
        if (!names.has(formOf(alias))) owners.set(formOf(alias), (owners.get(formOf(alias)) ?? new Set()).add(skill.id));
    }
    const clashes = [...owners].filter(
      ([, ids]) =>
        ids.size > 1 && ![...ids].some((id) => [...ids].some((other) => taxonomy.byId.get(id)?.parents.includes(other))),
    );
    expect(clashes.map(([form, ids]) => `${form}: ${[...ids].join(', ')}`)).toEqual([]);
  });
});

function formOf(text: string): string {
  return tokenize(text)
    .map((token) => token.form)
    .join(' ');
}
