/** What every use case receives: the viewer, the transaction of the request, and the services. */
import type { Config } from '#platform/runtime/config.ts';
import type { Clock } from '#platform/runtime/clock.ts';
import type { DatabaseWatch } from '#platform/db/database-watch.ts';
import type { Db } from '#platform/db/db.ts';
import { forbidden, unauthenticated, notFound } from './errors.ts';
import type { Fetcher } from '#platform/fetch/fetcher.ts';
import type { Events, EventHandlers } from '#platform/tasks/events.ts';
import type { Files } from '#platform/files/files.ts';
import type { FileReference } from '#platform/files/sweep-files.ts';
import type { Scanner } from '#platform/files/scan-files.ts';
import type { Log } from '#platform/runtime/log.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import type { Metrics } from '#platform/runtime/metrics.ts';
import { parseSignal, serializeSignal, type Signals } from '#platform/realtime/server/signals/signals.ts';
import type { EnqueueOptions, TaskQueue, Tasks } from '#platform/tasks/tasks.ts';
import type { PlainProblemCode } from '#platform/contract/problem.ts';
import type { PageCalls } from './page-calls.ts';
import type { RateLimiter } from './rate-limit.ts';

export type Viewer = {
  id: string;
  slug: string;
  name: string;
  staff: boolean;
  scopes: readonly string[];
  /** Whether staff have suspended the account, which can then read, export, appeal and delete, and nothing else. */
  suspended: boolean;
  /** Empty for a request with an API token. */
  sessionId: string;
  /** The API token that the request was sent with. */
  token?: { id: string; scopes: readonly string[] };
};

/** What a use case may know of its HTTP request, independent of the HTTP framework. A task gets an empty one. */
export type RequestInfo = {
  id: string;
  ip: string;
  userAgent: string;
  /** Empty for a request with a token. */
  cookies: ReadonlyMap<string, string>;
  /** The token of the Authorization header. */
  bearer?: string;
  /** Sets a cookie on the response; null clears it. */
  setCookie: (name: string, value: string | null, options?: { maxAgeSeconds?: number }) => void;
  setHeader: (name: string, value: string) => void;
};

/** Services that live as long as the process. */
export type Services = {
  config: Config;
  clock: Clock;
  log: Log;
  db: Db;
  databaseWatch: DatabaseWatch;
  files: Files;
  /** Every column that refers to stored files. */
  fileReferences: readonly FileReference[];
  /** Null where none is configured. */
  scanner: Scanner | null;
  /** Requests to addresses that users or other sites name; nothing else requests those. */
  fetcher: Fetcher;
  mailer: Mailer;
  tasks: TaskQueue;
  eventHandlers: EventHandlers;
  limiter: RateLimiter;
  signals: Pick<Signals, 'publish'>;
  metrics: Metrics;
};

export type Context = Omit<
  Services,
  'tasks' | 'eventHandlers' | 'mailer' | 'signals' | 'databaseWatch' | 'scanner' | 'limiter' | 'metrics'
> & {
  viewer: Viewer | null;
  request: RequestInfo;
  /** Runs the handlers of an event immediately, in the same transaction. */
  publish: <K extends keyof Events>(event: K, payload: Events[K]) => Promise<void>;
  /** Queues background work in the same transaction; it runs at least once, after the commit. */
  enqueue: <K extends keyof Tasks>(task: K, input: Tasks[K], options?: EnqueueOptions) => Promise<void>;
  /** Signals a change to every process after the commit, once per transaction; a hint that may be lost. */
  announce: (topic: string, id: string) => void;
  /**
   * Runs `work` in the current transaction, or in a new one where there is none: in tasks, and in endpoints that call other
   * servers between short transactions.
   */
  inTransaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Sends a message through the mail transport now. Only the mail task calls it; everything else uses the outbox. */
  deliver: Mailer['deliver'];
};

/** The signed-in viewer, or 401. */
export function signedIn({ viewer }: Context): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** A signed-in member of staff. Anyone else, including visitors, gets 404, as if the endpoint did not exist. */
export function staffOnly({ viewer }: Context): Viewer {
  if (!viewer?.staff) throw notFound();
  return viewer;
}

/** Throws 403 unless allowed. */
export function authorize(allowed: boolean, code?: PlainProblemCode): void {
  if (!allowed) throw forbidden(code);
}

const taskRequest: RequestInfo = {
  id: 'task',
  ip: '',
  userAgent: '',
  cookies: new Map(),
  setCookie: () => {},
  setHeader: () => {},
};

type ContextOptions = {
  viewer?: Viewer | null;
  request?: RequestInfo;
  db?: Db;
  /** The page that is being rendered, whose calls share what they read outside of transactions. */
  page?: PageCalls | undefined;
  /** In a transaction: signals to send after its commit. */
  announced?: Set<string>;
};

/** Creates a context on `db`, which is already a transaction when `announced` is set. */
export function createContext(services: Services, options: ContextOptions = {}): Context {
  const db = options.db ?? options.page?.reads.db ?? services.db;
  const ctx: Context = {
    config: services.config,
    clock: options.page?.clock ?? services.clock,
    log: services.log,
    files: services.files,
    fileReferences: services.fileReferences,
    fetcher: services.fetcher,
    db,
    viewer: options.viewer ?? null,
    request: options.request ?? taskRequest,
    publish: (event, payload) => services.eventHandlers.run(ctx, event, payload),
    enqueue: (task, input, options) => services.tasks.enqueue(db, task, input, options),
    deliver: (message) => services.mailer.deliver(message),
    announce: (topic, id) => {
      if (options.announced) options.announced.add(serializeSignal({ topic, id }));
      else services.signals.publish([{ topic, id }]);
    },
    inTransaction: (work) =>
      options.announced
        ? work(ctx)
        : runThenAnnounce(services, (announced) =>
            services.db.transaction().execute((trx) => work(createContext(services, { ...options, db: trx, announced }))),
          ).finally(() => options.page?.reads.renew()),
  };
  return ctx;
}

/** Runs work that ends with a commit, then sends the signals announced in it. */
export async function runThenAnnounce<T>(services: Services, work: (announced: Set<string>) => Promise<T>): Promise<T> {
  const announced = new Set<string>();
  const result = await work(announced);
  services.signals.publish([...announced].map(parseSignal));
  return result;
}
