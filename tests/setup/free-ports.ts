/** Ports for servers started by tests, unique across processes. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Below the ephemeral ports, so that no outgoing connection can take one in the meantime. */
const [FIRST, LAST] = [20_000, 29_998];
const CLAIMS = path.join(os.tmpdir(), 'pathlight-test-ports');
const claimed = new Set<string>();
process.once('exit', () => {
  for (const file of claimed) fs.rmSync(file, { force: true });
});

/** A free port whose successor is also free, for the sandbox. A file claims both until this process ends. */
export async function claimPortPair(): Promise<number> {
  fs.mkdirSync(CLAIMS, { recursive: true });
  const pairs = (LAST - FIRST) / 2;
  const offset = Math.floor(Math.random() * pairs);
  for (let index = 0; index < pairs; index += 1) {
    const port = FIRST + 2 * ((offset + index) % pairs);
    if (!claim(path.join(CLAIMS, String(port)))) continue;
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error(`no two neighbouring ports are free between ${FIRST} and ${LAST}`);
}

/** Claims a port by creating a file, in which only one process succeeds. Claims of ended processes are removed. */
function claim(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    claimed.add(file);
    return true;
  } catch {
    const owner = Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 0);
    if (owner > 0 && !isRunning(owner)) fs.rmSync(file, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    // On all addresses, like the server.
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
