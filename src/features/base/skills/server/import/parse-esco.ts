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
  const conceptFiles = files.filter(({ name }) => CONCEPTS.test(name));
  if (conceptFiles.length === 0)
    throw new ImportError('The folder contains no skills_en.csv, skills_altlabels_en.csv or …SkillsCollection_en.csv.');
  const concepts = new Map<string, Concept>();
  const skipped: SkippedEntry[] = [];
  for (const file of conceptFiles) {
    for (const row of parseTable(file, ',', ['conceptUri', 'preferredLabel'], OPTIONAL)) {
      const reason = findSkipReason(row);
      if (reason) skipped.push({ location: row.location, name: row.get('preferredLabel'), reason });
      else skipped.push(...addConcept(concepts, row, kindOf(file.name, row)));
    }
  }
  const broader = parseBroader(files);
  const { siblings, kinds } = parseRelations(files);
  const groups = parseGroups(files);
  const skills = [...concepts].map(([uri, concept]): ImportedSkill => {
    const broaderUris = [...concept.broader, ...(broader.get(uri) ?? [])];
    const labels = broaderUris.map((broaderUri) => concepts.get(broaderUri)?.name ?? groups.get(broaderUri) ?? '');
    const kind = concept.kind ?? kinds.get(uri) ?? 'method';
    return {
      id: concept.id,
      source: 'esco',
      name: concept.name,
      kind,
      family: kind === 'language' ? 'languages' : kind === 'soft' ? 'core' : 'esco',
      aliases: [...concept.aliases].filter((alias) => alias !== concept.name).sort(compareText),
      parents: findIds(broaderUris, concepts),
      siblings: findIds(siblings.get(uri) ?? [], concepts),
      topics: extractTopics(...labels, ...concept.topics, concept.name),
    };
  });
  return { skills: skills.sort((a, b) => compareText(a.id, b.id)), skipped };
}

function findSkipReason(row: Row): string | null {
  const type = row.get('conceptType');
  if (type !== '' && type !== 'KnowledgeSkillCompetence') return `is a ${type}, not a skill`;
  const status = row.get('status');
  return status === '' || status === 'released' ? null : `its status is ${status}`;
}

function addConcept(concepts: Map<string, Concept>, row: Row, kind: Skill['kind'] | null): SkippedEntry[] {
  const uri = row.get('conceptUri');
  const name = row.get('preferredLabel');
  if (name === '') throw new ImportError(`${row.location}: the preferred label is empty.`);
  const id = toId(uri);
  if (!id) throw new ImportError(`${row.location}: ${uri || 'nothing'} is not the URI of an ESCO skill.`);
  const concept = concepts.get(uri) ?? { id, name, kind, aliases: new Set(), broader: new Set(), topics: new Set() };
  concepts.set(uri, concept);
  // "language" and "soft" are more specific than the other kinds.
  if (concept.kind === null || kind === 'language' || (kind === 'soft' && concept.kind !== 'language'))
    concept.kind = kind ?? concept.kind;
  for (const broaderUri of splitCell(row.get('broaderConceptUri'))) concept.broader.add(broaderUri);
  for (const label of splitCell(row.get('broaderConceptPT'))) concept.topics.add(label);
  const labels = [...splitCell(row.get('altLabels')), ...splitCell(row.get('hiddenLabels'))];
  // In extracts by third parties, which lack the type column, labels may have slipped into other rows.
  const fromExtract = row.get('conceptType') === '' && labels.length > 0;
  if (fromExtract && !labels.some((label) => sharesTopic(label, name)))
    return [
      { location: row.location, name, reason: 'none of its alternative labels shares a word with it, so they were skipped' },
    ];
  for (const label of labels) concept.aliases.add(label);
  return [];
}

// ESCO separates labels by line breaks, and in its collections by bars.
const splitCell = (cell: string): string[] =>
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

function toId(uri: string): string | null {
  const [, uuid] = UUID.exec(uri) ?? [];
  return uuid ? `esco-${uuid}` : null;
}

function findIds(uris: readonly string[], concepts: ReadonlyMap<string, Concept>): string[] {
  return [...new Set(uris.flatMap((uri) => concepts.get(uri)?.id ?? []))].sort(compareText);
}

function parseBroader(files: readonly SourceFile[]): Map<string, string[]> {
  const broader = new Map<string, string[]>();
  for (const file of files.filter(({ name }) => name === 'broaderRelationsSkillPillar_en.csv')) {
    for (const row of parseTable(file, ',', ['conceptUri', 'broaderUri']))
      push(broader, row.get('conceptUri'), row.get('broaderUri'));
  }
  return broader;
}

/** Skill relations in both directions, and the skill kinds they state. */
function parseRelations(files: readonly SourceFile[]) {
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
function parseGroups(files: readonly SourceFile[]): Map<string, string> {
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
