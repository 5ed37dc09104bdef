/** The sandbox process, on loopback and on a different site from the server. Exits with its parent. */
import { SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';
import { startSandbox } from './start-sandbox.ts';

if (['production', 'staging'].includes(process.env['APP_ENV'] ?? '')) {
  console.error('The sandbox does not run in production.');
  process.exit(1);
}

const setting = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
};

process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const sandbox = await startSandbox({
  port: Number(setting('SANDBOX_PORT')),
  folder: setting('SANDBOX_DIR'),
  ...(process.env['MAIL_DIR'] && { mailFolder: process.env['MAIL_DIR'] }),
  appOrigin: setting('APP_ORIGIN'),
  identitySecret: SANDBOX_SECRET,
});
process.send?.({ origin: sandbox.origin });
