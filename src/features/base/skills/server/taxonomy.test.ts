import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import type { Skill } from './skill.ts';
import { buildTaxonomy } from './taxonomy.ts';
import { tokenize } from './tokens.ts';

const aSkill = (id: string, overrides: Partial<Skill> = {}): Skill => ({
  id,
  name: id,
  kind: 'tool',
  family: 'test',
  aliases: [],
  parents: [],
  siblings: [],
  implies: [],
  prerequisites: [],
  ...overrides,
});

describe('the taxonomy', () => {
  test('rejects duplicate ids, unknown references and cycles', () => {
    expect(() => buildTaxonomy([aSkill('a'), aSkill('a'), aSkill('b', { parents: ['x'] })])).toThrow(
      /a: the id is used twice[\s\S]*b: parents names the unknown skill x/,
    );
    expect(() => buildTaxonomy([aSkill('a', { guard: { words: ['b'] } })])).toThrow(/a: its guard names b/);
    expect(() => buildTaxonomy([aSkill('a', { prerequisites: ['b'] }), aSkill('b', { prerequisites: ['a'] })])).toThrow(
      /cycle: a > b > a/,
    );
  });

  test('has a version that depends on its content and not on its order', () => {
    const [a, b] = [aSkill('a', { aliases: ['x', 'y'] }), aSkill('b')];
    expect(buildTaxonomy([b, { ...a, aliases: ['y', 'x'] }]).version).toBe(buildTaxonomy([a, b]).version);
    expect(buildTaxonomy([a]).version).not.toBe(buildTaxonomy([a, b]).version);
    expect(buildTaxonomy([a]).version).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('the catalogue', () => {
  test('reports the file and entry of an error', async () => {
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
});

describe('the shipped catalogue', async () => {
  const skills = await loadCatalogue(path.resolve('content'));
  const taxonomy = buildTaxonomy(skills);

  test('has thousands of skills, at least 45 in every family', () => {
    expect(skills.length).toBeGreaterThan(3_000);
    const sizes = new Map<string, number>();
    for (const { family } of skills) sizes.set(family, (sizes.get(family) ?? 0) + 1);
    expect([...sizes.keys()].sort()).toEqual([...JOB_FAMILIES, 'certifications', 'core', 'languages'].sort());
    expect([...sizes].filter(([, size]) => size < 45)).toEqual([]);
  });

  test('uses every form for one skill only', () => {
    const owners = new Map<string, string[]>();
    for (const { id, name, aliases } of skills) {
      for (const form of new Set([name, ...aliases].map(toForm))) owners.set(form, [...(owners.get(form) ?? []), id]);
    }
    expect([...owners].filter(([form, ids]) => form === '' || ids.length > 1)).toEqual([]);
    expect(skills.filter(({ name, aliases }) => new Set([name, ...aliases].map(toForm)).size <= aliases.length)).toEqual([]);
  });

  test('gives every tool and programming language a parent', () => {
    const orphans = skills.filter(
      ({ kind, family, parents }) => parents.length === 0 && (kind === 'tool' || (kind === 'language' && family !== 'languages')),
    );
    expect(orphans.map(({ id }) => id)).toEqual([]);
  });

  test('has at most seven levels', () => {
    const countLevels = (id: string): number =>
      1 + Math.max(0, ...(taxonomy.byId.get(id)?.parents ?? []).map((parent) => countLevels(parent)));
    expect(skills.filter(({ id }) => countLevels(id) > 7).map(({ id }) => id)).toEqual([]);
  });
});

const JOB_FAMILIES = [
  'cloud',
  'customer-support',
  'data',
  'design',
  'education',
  'finance',
  'health',
  'hospitality-retail',
  'human-resources',
  'legal',
  'manufacturing',
  'marketing',
  'operations',
  'product',
  'sales',
  'software',
];

function toForm(text: string): string {
  return tokenize(text)
    .map((token) => token.form)
    .join(' ');
}
