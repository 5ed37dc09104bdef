import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { countWords } from '#platform/contract/count-words.ts';
import { readContent } from '#platform/server/content-loads.ts';

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../content/packs');
const WORDS_A_MINUTE = 200;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Stored = z.strictObject({
  slug,
  /** Packs are shown by rising position. */
  position: z.number().int(),
  title: z.string().min(1),
  description: z.string().min(1),
  cards: z
    .array(
      z.strictObject({
        id: slug,
        title: z.string().min(1),
        text: z.array(z.string()).transform((lines) => lines.join('\n')),
        link: z.strictObject({ url: z.url({ protocol: /^https$/ }), title: z.string().min(1) }).optional(),
      }),
    )
    .min(1),
});
export type StoredPack = z.infer<typeof Stored>;

let loaded: Promise<readonly StoredPack[]> | undefined;

/** The packs of `content/packs` in their order, read once per process. Throws with the file's name when one is malformed. */
export function readPacks(): Promise<readonly StoredPack[]> {
  loaded ??= readContent(FOLDER).then((files) => files.map(parseFile).toSorted((a, b) => a.position - b.position));
  return loaded;
}

function parseFile({ name, text }: { name: string; text: string }): StoredPack {
  const parsed = Stored.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${name} is not as it should be: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Reading time in whole minutes, one at least. */
export const minutesOf = (text: string): number => Math.max(1, Math.round(countWords(text) / WORDS_A_MINUTE));
