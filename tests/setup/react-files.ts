/** Records which build of React's server renderer a process uses. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const RECORDER = `
  import { writeFileSync } from 'node:fs';
  import { createRequire } from 'node:module';
  const { cache } = createRequire(import.meta.url);
  process.on('exit', () => {
    const loaded = Object.keys(cache).filter((file) => file.includes('react-dom-server.node.'));
    if (loaded.length > 0) writeFileSync(process.env.REACT_FILES, loaded.join());
  });`;

/** Returns the environment for the process, and a function that reads the loaded files once the process has exited. */
export function recordReactFiles(folder: string): { env: Record<string, string>; files: () => string } {
  const recorder = path.join(folder, 'record-react.mjs');
  const output = path.join(folder, 'react-files');
  fs.writeFileSync(recorder, RECORDER);
  return {
    env: { NODE_OPTIONS: `--import=${pathToFileURL(recorder).href}`, REACT_FILES: output },
    files: () => fs.readFileSync(output, 'utf8'),
  };
}
