/** ClamAV's daemon with one signature of our own, so that nothing is downloaded. */
import fs from 'node:fs';
import path from 'node:path';
import { startProgram, type Program } from './programs.ts';

/** The test file that every scanner knows, in two parts so that none finds it here. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const NAME = 'Pathlight.Test.EICAR';
/** What clamd says when it finds the test file. */
export const SIGNATURE = `${NAME}.UNOFFICIAL`;

export function startClamd(folder: string, port: number): Promise<Program> {
  const signatures = path.join(folder, 'signatures');
  fs.mkdirSync(signatures, { recursive: true });
  fs.writeFileSync(path.join(signatures, 'own.ndb'), `${NAME}:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  const config = path.join(folder, 'clamd.conf');
  const lines = ['Foreground yes', 'TCPAddr 127.0.0.1', `TCPSocket ${port}`, `DatabaseDirectory ${signatures}`];
  fs.writeFileSync(config, `${lines.join('\n')}\n`);
  return startProgram({ folder, name: 'clamd', command: 'clamd', args: ['--config-file', config], port });
}
