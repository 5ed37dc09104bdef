/** Structured logs. Fields named after secrets or personal data are redacted, such as `token`, `cookie` and `email`. */
import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const REDACTED = [
  'cookie',
  'authorization',
  'token',
  'code',
  'credential',
  'password',
  'hash',
  'salt',
  'secret',
  'email',
  'phone',
  'state',
  'nonce',
  // PostgreSQL repeats values of the refused row here.
  'detail',
  'where',
];

/** An unhandled rejection must not end the server: it is logged with an alert. */
export function logUnhandledRejections(log: Log): void {
  process.on('unhandledRejection', (reason) =>
    log.error({ alert: 'unhandled-rejection', err: reason }, 'unhandled promise rejection'),
  );
}

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
