import { compareText } from '../taxonomy.ts';
import { ImportError, type ImportedSkill, type ParsedSkills } from './imported-skill.ts';
import { parseTable, type SourceFile } from './parse-table.ts';
import { extractTopics } from './topics.ts';

const FILES = ['Technology Skills.txt', 'Tools Used.txt'];
const COLUMNS = ['O*NET-SOC Code', 'Example', 'Commodity Code', 'Commodity Title'] as const;

/** Parses the O*NET tables of technology and tools; an example of many occupations is one skill. */
export function parseOnet(files: readonly SourceFile[]): ParsedSkills {
  const tables = files.filter(({ name }) => FILES.includes(name));
  if (tables.length === 0) throw new ImportError(`The folder contains neither ${FILES.join(' nor ')}.`);
  const skills = new Map<string, ImportedSkill>();
  for (const file of tables) {
    for (const row of parseTable(file, '\t', COLUMNS)) {
      const [example, commodity] = [row.get('Example'), row.get('Commodity Code')];
      if (!/^\d\d-\d{4}\.\d\d$/.test(row.get('O*NET-SOC Code')))
        throw new ImportError(`${row.location}: ${row.get('O*NET-SOC Code') || 'nothing'} is not an O*NET-SOC code.`);
      if (!/^\d+$/.test(commodity)) throw new ImportError(`${row.location}: ${commodity || 'nothing'} is not a commodity code.`);
      if (example === '') throw new ImportError(`${row.location}: the example is empty.`);
      const id = `onet-${commodity}-${toSlug(example)}`;
      if (!skills.has(id)) skills.set(id, buildSkill(id, example, row.get('Commodity Title')));
    }
  }
  return { skills: [...skills.values()].sort((a, b) => compareText(a.id, b.id)), skipped: [] };
}

function buildSkill(id: string, example: string, title: string): ImportedSkill {
  const [name = example, ...aliases] = splitLabels(example);
  return {
    id,
    source: 'onet',
    name,
    kind: 'tool',
    family: 'onet',
    aliases,
    parents: [],
    siblings: [],
    topics: extractTopics(title),
  };
}

/** "Amazon Web Services AWS software" also counts as "Amazon Web Services" and "AWS". */
function splitLabels(example: string): string[] {
  const plain = example.replace(/ software$/, '');
  const [, long = '', short = ''] = /^(.+) ([A-Z][A-Z&/]{1,7})$/.exec(plain) ?? [];
  const labels = isAcronym(short, long) ? [long, short, plain, example] : [plain, example];
  return [...new Set(labels)];
}

// The long form contains its letters in order, and at least two of them begin words of it.
function isAcronym(short: string, long: string): boolean {
  if (short === '' || !/ /.test(long)) return false;
  const letters = [...short.toLowerCase()].filter((letter) => /[a-z]/.test(letter));
  const initials = new Set(
    long
      .toLowerCase()
      .split(/[\s/-]+/)
      .map((word) => word.charAt(0)),
  );
  let searchFrom = 0;
  return (
    letters.every((letter) => {
      const position = long.toLowerCase().indexOf(letter, searchFrom);
      searchFrom = position + 1;
      return position >= 0;
    }) && letters.filter((letter) => initials.has(letter)).length >= Math.min(2, letters.length)
  );
}

function toSlug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'unnamed';
}
