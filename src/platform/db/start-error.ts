/** A start-up problem for the operator; the message says what is wrong and, where that is known, what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The oldest PostgreSQL major version that supports what the migrations use. */
const MIN_POSTGRES = 16;

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);

/** Where a connection goes, without the password. */
type Target = { host: string; user: string; database: string };

/** Explains why a PostgreSQL with this `server_version_num`, such as 150012, is unsupported; null when it is supported. */
export function explainVersion(versionNum: number): string | null {
  const major = Math.floor(versionNum / 10_000);
  return major >= MIN_POSTGRES ? null : `PostgreSQL ${major} is too old for Pathlight: use version ${MIN_POSTGRES} or newer.`;
}

/** Explains why the database cannot be used; null for any other error, which should be shown with its stack trace. */
export function explainFailure(error: unknown, { host, user, database }: Target): string | null {
  if (!(error instanceof Error)) return null;
  const root = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in root && typeof root.code === 'string' ? root.code : '';
  if (UNREACHABLE.has(code) || root.message === 'timeout expired')
    return `The database at ${host} does not answer (${code || 'timeout'}): start it, or correct DATABASE_URL.`;
  // Without a password the client fails before the server can refuse.
  if (code === '28P01' || root.message.startsWith('SASL:'))
    return `The database at ${host} refuses the password of ${user}: correct DATABASE_URL.`;
  if (code === '28000') return `The database at ${host} does not let ${user} in: ${root.message}.`;
  if (code === '3D000') return `There is no database ${database} at ${host}: create it, or correct DATABASE_URL.`;
  if (code === '42501')
    return `The database user ${user} lacks rights (${root.message}): run \`npm run cli -- migrate\` with the role that owns the tables of ${database}.`;
  if (code === '53300') return `The database at ${host} has no connection left: ${root.message}.`;
  if (code.startsWith('57P')) return `The database at ${host} is starting or stopping: try again in a moment.`;
  return null;
}

/** Parses host, user and database from a connection string. */
export function describeTarget(connectionString: string): Target {
  const { host, username, pathname, searchParams } = new URL(connectionString);
  const user = decodeURIComponent(username) || (searchParams.get('user') ?? '');
  return { host: searchParams.get('host') ?? host, user, database: decodeURIComponent(pathname.slice(1)) || user };
}

/** Runs work on a database; turns configuration problems into a `StartError`. */
export async function explainStartErrors<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = explainFailure(error, describeTarget(url));
    if (message === null) throw error;
    throw new StartError(message, { cause: error });
  }
}
