import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { GoldError } from './parse-gold.ts';

const GoldPosition = z.object({
  title: z.string().nullable(),
  employer: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
const Labels = z.object({
  positions: z.array(GoldPosition),
  education: z.enum(['none', 'school', 'diploma', 'bachelor', 'master', 'doctorate']),
  languages: z.array(z.string()),
});
const FlatBlock = z.union([
  z.object({ kind: z.enum(['name', 'contact', 'heading', 'line', 'bullet']), text: z.string() }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(z.string())) }),
]);
const Block = z.union([FlatBlock, z.object({ kind: z.literal('side'), blocks: z.array(FlatBlock) })]);
const OwnResume = z.object({ id: z.string(), file: z.enum(['docx', 'pdf']), blocks: z.array(Block), labels: Labels });
const RealResume = Labels.extend({ file: z.string() });

export type GoldLabels = z.infer<typeof Labels>;
export type GoldPosition = z.infer<typeof GoldPosition>;
export type FlatBlock = z.infer<typeof FlatBlock>;
export type ResumeBlock = z.infer<typeof Block>;
/** A labelled résumé: a file to read, or blocks to render into a file first. */
export type GoldResume = { name: string; labels: GoldLabels } & (
  | { source: 'file'; file: string }
  | { source: 'blocks'; kind: 'docx' | 'pdf'; blocks: ResumeBlock[] }
);

/** Parses a JSON Lines file with labels of existing files, or a folder of résumés written as blocks, one per JSON file. */
export async function parseGoldResumes(gold: string): Promise<GoldResume[]> {
  if (!(await stat(gold)).isDirectory()) {
    const lines = (await readFile(gold, 'utf8')).split(/\r?\n/);
    return lines.flatMap((line, index) =>
      line.trim() === '' ? [] : [toRealResume(parseJson(RealResume, line, gold, index + 1))],
    );
  }
  const names = (await readdir(gold)).filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) throw new GoldError(gold, 1, 'the folder has no JSON files');
  return Promise.all(
    names.map(async (name): Promise<GoldResume> => {
      const file = path.join(gold, name);
      const { id, file: kind, blocks, labels } = parseJson(OwnResume, await readFile(file, 'utf8'), file, 1);
      return { name: id, labels, source: 'blocks', kind, blocks };
    }),
  );
}

function toRealResume({ file, ...labels }: z.infer<typeof RealResume>): GoldResume {
  return { name: file, labels, source: 'file', file };
}

function parseJson<T>(schema: z.ZodType<T>, text: string, file: string, line: number): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? (error.issues[0]?.message ?? 'not a résumé') : String((error as Error).message);
    throw new GoldError(file, line, reason);
  }
}
