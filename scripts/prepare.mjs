// Makes a fresh clone ready to run: installs, compiles the messages, builds the pages; each only when it is out of date.
// Runs under the system's Node, before anything is installed: no dependencies, no TypeScript.
import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets } from './compress-assets.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => path.join(root, ...parts);
const run = (command) =>
  execSync(command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${at('node_modules', '.bin')}${path.delimiter}${process.env.PATH}` },
  });

/** Latest change below a path, in milliseconds; 0 where there is nothing. */
function changed(target, skip = () => false) {
  if (skip(target) || !fs.existsSync(target)) return 0;
  const stat = fs.statSync(target);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...fs.readdirSync(target).map((name) => changed(path.join(target, name), skip)));
}

const installed = at('node_modules', '.package-lock.json');
if (changed(installed) < changed(at('package-lock.json'))) {
  console.log('Installing dependencies (once) ...');
  // Not `npm ci`: it refuses a lock file written where a registry lacks some other platform's optional packages.
  // The versions and checksums are those of the lock file all the same, and the file is left as it is.
  run('npm install --no-save --no-audit --no-fund');
  fs.utimesSync(installed, new Date(), new Date());
}

const messages = at('src', 'platform', 'messages');
const written = Math.max(changed(at('messages')), changed(at('project.inlang')));
if (changed(path.join(messages, 'runtime.js')) < written) {
  run('paraglide-js compile --project ./project.inlang --outdir ./src/platform/messages --emit-ts-declarations --silent');
  fs.utimesSync(path.join(messages, 'runtime.js'), new Date(), new Date());
}

const isServerOnly = (file) => /[\\/]server[\\/]|\.test\.tsx?$|routeTree\.gen/.test(file);
const sources = Math.max(
  changed(at('src'), isServerOnly),
  changed(at('public')),
  changed(at('vite.config.ts')),
  changed(at('scripts', 'light-pages.ts')),
  changed(at('scripts', 'lean-scripts.ts')),
  changed(at('scripts', 'one-language.ts')),
  changed(at('scripts', 'compress-assets.mjs')),
  changed(installed),
);
if (process.argv.includes('build') && changed(at('dist', 'built')) < sources) {
  console.log('Building the pages ...');
  run('vite build --logLevel warn');
  compressAssets(at('dist', 'client'));
  fs.writeFileSync(at('dist', 'built'), '');
}
