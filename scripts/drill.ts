/** Runs a drill of `tests/drills/`: `npm run drill -- NAME`. Without a name it prints the list. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Drill } from '../tests/drills/drill.ts';

const FOLDER = path.resolve('tests/drills');
const SUFFIX = '.drill.ts';

const names = fs.readdirSync(FOLDER).flatMap((file) => (file.endsWith(SUFFIX) ? [file.slice(0, -SUFFIX.length)] : []));

async function load(name: string): Promise<Drill> {
  const { drill } = (await import(pathToFileURL(path.join(FOLDER, `${name}${SUFFIX}`)).href)) as { drill: Drill };
  return drill;
}

async function listDrills(): Promise<void> {
  console.error('Usage: npm run drill -- NAME\n');
  for (const name of names) {
    const { title, needs } = await load(name);
    console.error(`  ${name.padEnd(16)} ${title}\n  ${' '.repeat(16)} needs: ${needs}`);
  }
}

const [name = ''] = process.argv.slice(2);
if (!names.includes(name)) {
  await listDrills();
  process.exit(2);
}
const { title, run } = await load(name);
const startedAt = Date.now();
const say = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${line}`);
console.log(title);
try {
  await run(say);
  say('passed');
  process.exit(0);
} catch (error) {
  console.error(error);
  say('failed');
  process.exit(1);
}
