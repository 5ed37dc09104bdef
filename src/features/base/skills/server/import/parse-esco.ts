import type { Skill } from '../skill.ts';
import { compareText } from '../taxonomy.ts';
import { ImportError, type ImportedSkill, type SkippedEntry, type ParsedSkills } from './imported-skill.ts';
import { parseTable, type SourceFile, type TableRow } from './parse-table.ts';
import { sharesTopic, extractTopics } from './topics.ts';

const CONCEPTS = /^(?:skills(?:_altlabels)?|(?:digital|green|language|research|transversal)SkillsCollection)_en\.csv$/;
const OPTIONAL = [
  'conceptType',
  'skillType',
  'reuseLevel',
  'altLabels',
  'hiddenLabels',
  'status',
  'broaderConceptUri',
  'broaderConceptPT',
] as const;
type Row = TableRow<'conceptUri' | 'preferredLabel' | (typeof OPTIONAL)[number]>;

/** A concept merged from all files; links are still URIs. */
type Concept = {
  id: string;
  name: string;
  kind: Skill['kind'] | null;
  aliases: Set<string>;
  broader: Set<string>;
  topics: Set<string>;
};

/** Parses the CSV files of an English ESCO download; a concept in several files is one skill. */
export function parseEsco(files: readonly SourceFile[]): ParsedSkills {
  const known = files.filter(({ name }) => CONCEPTS.test(name));
  if (known.length === 0)
    throw new ImportError('The folder holds no skills_en.csv, skills_altlabels_en.csv or …SkillsCollection_en.csv.');
  const concepts = new Map<string, Concept>();
  const leftOut: SkippedEntry[] = [];
  for (const file of known) {
    for (const row of parseTable(file, ',', ['conceptUri', 'preferredLabel'], OPTIONAL)) {
      const reason = reasonAgainst(row);
      if (reason) leftOut.push({ at: row.at, name: row.get('preferredLabel'), reason });
      else leftOut.push(...addConcept(concepts, row, kindOf(file.name, row)));
    }
  }
  const broader = readBroader(files);
  const { siblings, kinds } = readRelations(files);
  const groups = readGroups(files);
  const skills = [...concepts].map(([uri, concept]): ImportedSkill => {
    const above = [...concept.broader, ...(broader.get(uri) ?? [])];
    const labels = above.map((at) => concepts.get(at)?.name ?? groups.get(at) ?? '');
    const kind = concept.kind ?? kinds.get(uri) ?? 'method';
    return {
      id: concept.id,
      source: 'esco',
      name: concept.name,
      kind,
      family: kind === 'language' ? 'languages' : kind === 'soft' ? 'core' : 'esco',
      aliases: [...concept.aliases].filter((alias) => alias !== concept.name).sort(compareText),
      parents: idsOf(above, concepts),
      siblings: idsOf(siblings.get(uri) ?? [], concepts),
      topics: extractTopics(...labels, ...concept.topics, concept.name),
    };
  });
  return { skills: skills.sort((a, b) => compareText(a.id, b.id)), leftOut };
}

function reasonAgainst(row: Row): string | null {
  const type = row.get('conceptType');
  if (type !== '' && type !== 'KnowledgeSkillCompetence') return `is a ${type}, not a skill`;
  const status = row.get('status');
  return status === '' || status === 'released' ? null : `its status is ${status}`;
}

function addConcept(concepts: Map<string, Concept>, row: Row, kind: Skill['kind'] | null): SkippedEntry[] {
  const uri = row.get('conceptUri');
  const name = row.get('preferredLabel');
  if (name === '') throw new ImportError(`${row.at}: the preferred label is empty.`);
  const id = idOf(uri);
  if (!id) throw new ImportError(`${row.at}: ${uri || 'nothing'} is no address of an ESCO skill.`);
  const concept = concepts.get(uri) ?? { id, name, kind, aliases: new Set(), broader: new Set(), topics: new Set() };
  concepts.set(uri, concept);
  // Languages and attitudes say more than "knowledge" does.
  if (concept.kind === null || kind === 'language' || (kind === 'soft' && concept.kind !== 'language'))
    concept.kind = kind ?? concept.kind;
  for (const at of listOf(row.get('broaderConceptUri'))) concept.broader.add(at);
  for (const label of listOf(row.get('broaderConceptPT'))) concept.topics.add(label);
  const labels = [...listOf(row.get('altLabels')), ...listOf(row.get('hiddenLabels'))];
  // Extracts that others made are about whose labels slipped into other rows; the publisher's rows say what they are.
  const doubtful = row.get('conceptType') === '' && labels.length > 0;
  if (doubtful && !labels.some((label) => sharesTopic(label, name)))
    return [{ at: row.at, name, reason: 'none of its other labels has a word of it, so they were not taken' }];
  for (const label of labels) concept.aliases.add(label);
  return [];
}

// ESCO parts labels by line ends, its collections by bars.
const listOf = (cell: string): string[] =>
  cell
    .split(/\r?\n| \| /)
    .map((label) => label.trim())
    .filter((label) => label !== '');

function kindOf(file: string, row: Row): Skill['kind'] | null {
  if (file.startsWith('language')) return 'language';
  if (file.startsWith('transversal') || row.get('reuseLevel') === 'transversal') return 'soft';
  const type = row.get('skillType');
  return type === '' ? null : kindOfType(type);
}

const kindOfType = (type: string): Skill['kind'] => (type === 'knowledge' ? 'domain' : 'method');

const UUID = /\/esco\/skill\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function idOf(uri: string): string | null {
  const [, uuid] = UUID.exec(uri) ?? [];
  return uuid ? `esco-${uuid}` : null;
}

function idsOf(uris: readonly string[], concepts: ReadonlyMap<string, Concept>): string[] {
  return [...new Set(uris.flatMap((uri) => concepts.get(uri)?.id ?? []))].sort(compareText);
}

function readBroader(files: readonly SourceFile[]): Map<string, string[]> {
  const broader = new Map<string, string[]>();
  for (const file of files.filter(({ name }) => name === 'broaderRelationsSkillPillar_en.csv')) {
    for (const row of parseTable(file, ',', ['conceptUri', 'broaderUri']))
      push(broader, row.get('conceptUri'), row.get('broaderUri'));
  }
  return broader;
}

/** Skill relations in both directions, and the skill kinds they state. */
function readRelations(files: readonly SourceFile[]) {
  const siblings = new Map<string, string[]>();
  const kinds = new Map<string, Skill['kind']>();
  for (const file of files.filter(({ name }) => name === 'skillSkillRelations_en.csv')) {
    const columns = ['originalSkillUri', 'originalSkillType', 'relatedSkillType', 'relatedSkillUri'] as const;
    for (const row of parseTable(file, ',', columns)) {
      const [from, to] = [row.get('originalSkillUri'), row.get('relatedSkillUri')];
      push(siblings, from, to);
      kinds.set(from, kindOfType(row.get('originalSkillType')));
      kinds.set(to, kindOfType(row.get('relatedSkillType')));
    }
  }
  return { siblings, kinds };
}

/** The names of the groups above the skills. */
function readGroups(files: readonly SourceFile[]): Map<string, string> {
  const groups = new Map<string, string>();
  for (const file of files.filter(({ name }) => name === 'skillsHierarchy_en.csv')) {
    const levels = [0, 1, 2, 3].map((level) => [`Level ${level} URI`, `Level ${level} preferred term`] as const);
    for (const row of parseTable(file, ',', levels.flat())) {
      for (const [uri, term] of levels) if (row.get(uri)) groups.set(row.get(uri), row.get(term));
    }
  }
  return groups;
}

function push(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
