import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { HindiNames, PieceOfWork, SkillSchema, type Skill } from './skill.ts';
import { compareText } from './taxonomy.ts';

/** Names the invalid file and entry. */
export class CatalogueError extends Error {
  constructor(file: string, entry: string, reason: string) {
    super(`${file}${entry === '' ? '' : `, ${entry}`}: ${reason}`);
    this.name = 'CatalogueError';
  }
}

/**
 * Loads `skills/*.json` (with learning resources) and `taxonomy/*.json` (names only) below a content folder, with the further
 * names and tasks of `skill-names/*.json` and the pieces of work of `work/*.json`. A missing folder or file counts as empty. Throws CatalogueError with file and entry.
 */
export async function loadCatalogue(contentFolder: string): Promise<Skill[]> {
  const [folders, works, typed, hindi, tasks] = await Promise.all([
    Promise.all(['skills', 'taxonomy'].map((name) => loadFolder(contentFolder, name, SkillSchema))),
    loadFolder(contentFolder, 'work', WorkOfSkill),
    loadNames(contentFolder, 'english.json', z.array(z.string().min(1))),
    loadNames(contentFolder, 'hindi.json', HindiNames),
    loadNames(contentFolder, 'tasks.json', z.array(z.string().min(1))),
  ]);
  const skills = folders.flat();
  const ids = new Set(skills.map(({ id }) => id));
  for (const [file, names] of [['english.json', typed] as const, ['hindi.json', hindi] as const, ['tasks.json', tasks] as const])
    for (const id of names.keys())
      if (!ids.has(id)) throw new CatalogueError(path.join('skill-names', file), `skill ${id}`, 'there is no such skill');
  const workOf = new Map(works.map(({ skill, ...work }) => [skill, work]));
  for (const id of workOf.keys()) if (!ids.has(id)) throw new CatalogueError('work', `skill ${id}`, 'there is no such skill');
  return skills.map((skill) => ({
    ...skill,
    typed_names: typed.get(skill.id),
    hindi_names: hindi.get(skill.id),
    tasks: tasks.get(skill.id),
    work: workOf.get(skill.id),
  }));
}

const WorkOfSkill = PieceOfWork.extend({ skill: z.string() });

/** Loads a file with further names by the id of their skill. */
async function loadNames<T>(contentFolder: string, file: string, schema: z.ZodType<T>): Promise<Map<string, T>> {
  const name = path.join('skill-names', file);
  const text = await readFile(path.join(contentFolder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const parsed = z.record(z.string(), schema).safeParse(parseJson(name, text));
  if (parsed.success) return new Map(Object.entries(parsed.data));
  const issue = parsed.error.issues[0];
  throw new CatalogueError(name, String(issue?.path[0] ?? ''), issue?.message ?? 'not a list of names');
}

async function loadFolder<T>(contentFolder: string, name: string, schema: z.ZodType<T>): Promise<T[]> {
  const folder = path.join(contentFolder, name);
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const lists = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .sort(compareText)
      .map(async (file) => parseFile(path.join(name, file), await readFile(path.join(folder, file), 'utf8'), schema)),
  );
  return lists.flat();
}

function parseFile<T>(file: string, text: string, schema: z.ZodType<T>): T[] {
  const entries = parseJson(file, text);
  if (!Array.isArray(entries)) throw new CatalogueError(file, '', 'expected a list');
  return entries.map((entry: unknown, index) => {
    const parsed = schema.safeParse(entry);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new CatalogueError(
      file,
      describeEntry(entry, index),
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not as expected'}`,
    );
  });
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CatalogueError(file, '', error instanceof Error ? error.message : 'not JSON');
  }
}

const WithId = z.object({ id: z.string().optional(), skill: z.string().optional() });

function describeEntry(entry: unknown, index: number): string {
  const { id, skill } = WithId.safeParse(entry).data ?? {};
  return id === undefined && skill === undefined ? `entry ${index + 1}` : `skill ${id ?? skill}`;
}
