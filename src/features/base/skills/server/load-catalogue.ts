import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { HindiNames, SkillSchema, type Skill } from './skill.ts';
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
 * names of `skill-names/*.json`. A missing folder or file counts as empty. Throws CatalogueError with file and entry.
 */
export async function loadCatalogue(contentFolder: string): Promise<Skill[]> {
  const [folders, typed, hindi] = await Promise.all([
    Promise.all(['skills', 'taxonomy'].map((name) => loadFolder(contentFolder, name))),
    loadNames(contentFolder, 'english.json', z.array(z.string().min(1))),
    loadNames(contentFolder, 'hindi.json', HindiNames),
  ]);
  const skills = folders.flat();
  const ids = new Set(skills.map(({ id }) => id));
  for (const [file, names] of [['english.json', typed] as const, ['hindi.json', hindi] as const])
    for (const id of names.keys())
      if (!ids.has(id)) throw new CatalogueError(path.join('skill-names', file), `skill ${id}`, 'there is no such skill');
  return skills.map((skill) => ({ ...skill, typed_names: typed.get(skill.id), hindi_names: hindi.get(skill.id) }));
}

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

async function loadFolder(contentFolder: string, name: string): Promise<Skill[]> {
  const folder = path.join(contentFolder, name);
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const lists = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .sort(compareText)
      .map(async (file) => parseFile(path.join(name, file), await readFile(path.join(folder, file), 'utf8'))),
  );
  return lists.flat();
}

function parseFile(file: string, text: string): Skill[] {
  const entries = parseJson(file, text);
  if (!Array.isArray(entries)) throw new CatalogueError(file, '', 'expected a list of skills');
  return entries.map((entry: unknown, index) => {
    const parsed = SkillSchema.safeParse(entry);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new CatalogueError(
      file,
      describeEntry(entry, index),
      `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not a skill'}`,
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

const WithId = z.object({ id: z.string() });

function describeEntry(entry: unknown, index: number): string {
  const withId = WithId.safeParse(entry);
  return withId.success ? `skill ${withId.data.id}` : `entry ${index + 1}`;
}
