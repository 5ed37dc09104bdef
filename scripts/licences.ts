/**
 * Prints how many packages have which licence, what npm's registry has that is newer than what is used here, and fails when a
 * licence is not among those that may be used: `npm run report -- licences`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { listLicences, type LockedPackages } from './package-licences.ts';

const packages = listLicences(JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as LockedPackages);
const byLicence = Map.groupBy(packages, ({ licence }) => licence);
console.log(`${packages.length} packages\n`);
for (const [licence, list] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
  const running = list.filter(({ dev }) => !dev).length;
  const names = list.length > 3 ? '' : `: ${list.map(({ name }) => name).join(', ')}`;
  console.log(`${String(list.length).padStart(5)}  ${licence} (${running} not only for development)${names}`);
}

type Outdated = Record<string, { current?: string; latest?: string }>;
// npm answers with 1 when something is outdated.
const { stdout } = spawnSync('npm', ['outdated', '--json'], { encoding: 'utf8' });
// Those of other platforms are not installed.
const outdated = Object.entries(JSON.parse(stdout.trim() || '{}') as Outdated).filter(([, { current }]) => current !== undefined);
console.log(`\n${outdated.length} of the packages that package.json names have a newer version:`);
for (const [name, { current = '', latest = '' }] of outdated) console.log(`  ${name} ${current}, newest ${latest}`);

const refused = packages.filter(({ allowed }) => !allowed);
for (const { name, version, licence } of refused) console.log(`\nNot allowed: ${name} ${version}, ${licence}`);
process.exit(refused.length === 0 ? 0 : 1);
