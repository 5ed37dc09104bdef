import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { SkillSchema, type Skill } from './skill.ts';
import { compareText } from './taxonomy.ts';

/** Names the invalid file and entry. */
export class CatalogueError extends Error {
  constructor(file: string, entry: string, reason: string) {
    super(`${file}${entry === '' ? '' : `, ${entry}`}: ${reason}`);
    this.name = 'CatalogueError';
  }
}

/**
 * Loads `skills/*.json` (with learning resources) and `taxonomy/*.json` (names only) below a content folder. A missing
 * folder counts as empty. Throws CatalogueError with file and entry.
 */
export async function loadCatalogue(contentFolder: string): Promise<Skill[]> {
  const folders = await Promise.all(['skills', 'taxonomy'].map((name) => loadFolder(contentFolder, name)));
  return folders.flat();
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
