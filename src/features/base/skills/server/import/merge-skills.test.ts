import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../load-catalogue.ts';
import { matchSkills } from '../match-skills.ts';
import { buildTaxonomy } from '../taxonomy.ts';
import type { ImportedSkill } from './imported-skill.ts';
import { mergeSkills } from './merge-skills.ts';

const shipped = await loadCatalogue(path.resolve('content'));
const NAMES = ['python', 'kubernetes', 'go', 'sql', 'machine-learning', 'bert'];
/** A small subset of our skills, so that many taxonomies build quickly. */
const subset = buildTaxonomy(
  shipped
    .filter(({ id }) => NAMES.includes(id))
    .map((skill) => ({ ...skill, parents: [], siblings: [], implies: [], prerequisites: [] })),
);

const anEntry = (id: string, overrides: Partial<ImportedSkill> = {}): ImportedSkill => ({
  id: `onet-1-${id}`,
  source: 'onet',
  name: id,
  kind: 'tool',
  family: 'onet',
  aliases: [],
  parents: [],
  siblings: [],
  topics: [],
  ...overrides,
});

const LABELS = [
  'Python',
  'python 3',
  'Kubernetes',
  'go',
  'plan',
  'Blink',
  'tidal gauge',
  'tidal gauges',
  'SQL tuner',
  'x',
  '!!',
  'BERT',
];
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `onet-1-${id}`);
const anyEntry = fc.record({
  name: fc.oneof(fc.constantFrom(...LABELS), fc.string({ minLength: 1 })),
  aliases: fc.array(fc.oneof(fc.constantFrom(...LABELS), fc.string({ minLength: 1 })), { maxLength: 4 }),
  parents: fc.subarray([...IDS, 'onet-1-unknown', 'python']),
  siblings: fc.subarray([...IDS, 'onet-1-unknown']),
  topics: fc.subarray(['tide', 'harbour', 'python']),
});
const anyEntries = fc
  .array(anyEntry, { maxLength: IDS.length })
  .map((list) => list.map((overrides, index) => anEntry('', { ...overrides, id: IDS[index] ?? '' })));

describe('skills extended by a published table', () => {
  test('form a valid taxonomy, whatever is imported in whatever order', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { version } = buildTaxonomy(mergeSkills(subset, entries).skills);
        expect(buildTaxonomy(mergeSkills(subset, [...entries].reverse()).skills).version).toBe(version);
      }),
      { numRuns: 200 },
    );
  });

  test('keep all our names and links, and the skills that a text mentions', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { skills } = mergeSkills(subset, entries);
        const extended = buildTaxonomy(skills);
        for (const skill of subset.skills) {
          const merged = extended.byId.get(skill.id);
          expect(merged).toEqual({ ...skill, aliases: merged?.aliases });
          expect(merged?.aliases.slice(0, skill.aliases.length)).toEqual(skill.aliases);
        }
        for (const text of ['Python, Kubernetes and SQL', 'Good knowledge of Go'])
          expect(matchSkills(extended, text)).toEqual(matchSkills(subset, text));
      }),
      { numRuns: 200 },
    );
  });

  test('merge by label or by a form of several words, never by an abbreviation', () => {
    const { skills, merged, added, skipped } = mergeSkills(subset, [
      anEntry('a', { name: 'Kubernetes', aliases: ['fleet of Kubernetes'] }),
      anEntry('b', { name: 'Learning of machines', aliases: ['machine learning'] }),
      anEntry('c', { name: 'Bit error rate testers', aliases: ['BERT'] }),
      anEntry('d', { name: 'bit error rate tester' }),
      anEntry('e', { name: 'plan' }),
    ]);
    expect({ merged, added, skipped }).toEqual({
      merged: 3,
      added: 1,
      skipped: [{ id: 'onet-1-e', name: 'plan', reason: 'it is an everyday word' }],
    });
    const aliases = (id: string) => skills.find((skill) => skill.id === id)?.aliases;
    expect(aliases('kubernetes')).toContain('fleet of Kubernetes');
    expect(aliases('machine-learning')).toContain('Learning of machines');
    expect(aliases('onet-1-c')).toEqual([]);
  });

  test('merge in another spelling or in the plural, never by a misspelling, an inflection or without a version', () => {
    const mergedAs = (name: string) => {
      const { skills, merged } = mergeSkills(subset, [anEntry('a', { name, aliases: ['tidal gauge keeper'] })]);
      return merged === 0 ? null : skills.find(({ aliases }) => aliases.includes('tidal gauge keeper'))?.id;
    };
    for (const name of ['Machine-Learning', 'MachineLearning', 'machine learnings', 'MACHINE LEARNING (statistics)'])
      expect(mergedAs(name)).toBe('machine-learning');
    for (const name of [
      'Machin learning',
      'Machine learner',
      'Learning of machines',
      'Kubernates',
      'SQL 2019',
      'Apache Kubernetes',
    ])
      expect(mergedAs(name)).toBeNull();
  });

  test('get our skill that their name contains as a parent', () => {
    const { skills } = mergeSkills(subset, [anEntry('a', { name: 'Kubernetes reef keeper' })]);
    expect(skills.find(({ id }) => id === 'onet-1-a')?.parents).toEqual(['kubernetes']);
  });
});
