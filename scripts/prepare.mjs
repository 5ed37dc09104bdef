// Prepares a fresh clone: installs, compiles the messages, builds the pages; each only when out of date. Runs on the
// system's Node before anything is installed: no dependencies, no TypeScript.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets } from './compress-assets.mjs';
import { findObstacle, findPackagesWithoutBuild, planInstallation } from './plan-installation.mjs';

/** How often a long step reports progress. */
const PROGRESS_MS = 20_000;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);
const machine = { platform: process.platform, arch: process.arch };

/** Time of the latest change below a path, in milliseconds; 0 if nothing exists. */
function lastChange(target, skip = () => false) {
  if (skip(target) || !fs.existsSync(target)) return 0;
  const stat = fs.statSync(target);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...fs.readdirSync(target).map((name) => lastChange(path.join(target, name), skip)));
}

/** Runs a command and shows its output; exits when it fails. */
function run(command, { progress = () => '', env = {} } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const timer = setInterval(() => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`  ${seconds} s${progress()}`);
    }, PROGRESS_MS);
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH: `${inRoot('node_modules', '.bin')}${path.delimiter}${process.env.PATH}` },
    });
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code === 0) return resolve();
      console.error(`\`${command}\` failed; see its output above.`);
      process.exit(1);
    });
  });
}

function packagesInstalled() {
  if (!fs.existsSync(inRoot('node_modules'))) return '';
  const names = fs.readdirSync(inRoot('node_modules'));
  const count = names.reduce(
    (sum, name) => sum + (name.startsWith('@') ? fs.readdirSync(inRoot('node_modules', name)).length : 1),
    0,
  );
  return `, ${count} packages`;
}

async function install(lockFile, stamp) {
  console.log('Installing dependencies, once; about a minute ...');
  await run(`${planInstallation(lockFile, machine)} --loglevel=error --no-audit --no-fund`, { progress: packagesInstalled });
  exitIfUnusable(lockFile);
  fs.writeFileSync(stamp, '');
}

/** Exits with one sentence when the installed packages cannot run on this machine. */
function exitIfUnusable(lockFile) {
  const bundled = inRoot('node_modules', '.bin', 'node');
  const nodeVersion = fs.existsSync(bundled)
    ? execFileSync(bundled, ['--version'], { encoding: 'utf8' }).trim()
    : process.version;
  const unbuildable = findPackagesWithoutBuild(lockFile, (location) => fs.existsSync(inRoot(location)));
  const obstacle = findObstacle({ ...machine, nodeVersion: nodeVersion.slice(1), unbuildable });
  if (obstacle === null) return;
  console.error(obstacle);
  process.exit(1);
}

const installed = inRoot('node_modules', '.installed');
if (lastChange(installed) < lastChange(inRoot('package-lock.json')))
  await install(JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')), installed);

const compiledMessages = inRoot('src', 'platform', 'messages', 'messages', 'en.js');
const messagesChange = Math.max(lastChange(inRoot('messages')), lastChange(inRoot('project.inlang')));
if (lastChange(compiledMessages) < messagesChange) {
  console.log('Compiling the messages ...');
  // One module per language, because one per message would be 3,500 files that every process loads.
  const options = '--output-structure locale-modules --emit-ts-declarations --silent';
  await run(`paraglide-js compile --project ./project.inlang --outdir ./src/platform/messages ${options}`);
  fs.utimesSync(compiledMessages, new Date(), new Date());
}

const isServerOnly = (file) => /[\\/]server[\\/]|\.test\.tsx?$|routeTree\.gen/.test(file);
const sourcesChange = Math.max(
  lastChange(inRoot('src'), isServerOnly),
  lastChange(inRoot('public')),
  lastChange(inRoot('vite.config.ts')),
  lastChange(inRoot('scripts', 'inline-messages.ts')),
  lastChange(inRoot('scripts', 'compress-assets.mjs')),
  lastChange(installed),
);
if (process.argv.includes('build') && lastChange(inRoot('dist', 'built')) < sourcesChange) {
  console.log('Building the pages, about half a minute ...');
  await run('vite build --logLevel warn', { env: { NODE_ENV: 'production' } });
  compressAssets(inRoot('dist', 'client'));
  fs.writeFileSync(inRoot('dist', 'built'), '');
}
