import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { readContent } from '#platform/server/content-loads.ts';

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../content/insights');

const Stored = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: z.string().min(1),
    topic: z.string().min(1),
    summary: z.string().min(1),
    hashtags: z.array(z.string().min(1)).min(1),
    author: z.string().min(1),
    minutes: z.number().int().min(1),
    published_on: z.iso.date(),
    body: z.array(z.string()).transform((lines) => lines.join('\n')),
  }),
);
export type StoredInsight = z.infer<typeof Stored>[number];

let loaded: Promise<readonly StoredInsight[]> | undefined;

/** The insights of `content/insights`, newest first, read once per process. Throws with the file's name when one is malformed. */
export function readInsights(): Promise<readonly StoredInsight[]> {
  loaded ??= readContent(FOLDER).then((files) => files.flatMap(parseFile).toSorted(newestFirst));
  return loaded;
}

function parseFile({ name, text }: { name: string; text: string }): StoredInsight[] {
  const parsed = Stored.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${name} is not as it should be: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

const newestFirst = (a: StoredInsight, b: StoredInsight) =>
  b.published_on.localeCompare(a.published_on) || a.slug.localeCompare(b.slug);
