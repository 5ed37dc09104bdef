/** What every use case receives: who is asking, the request's transaction, and the services around it. */
import type { Config } from '#platform/runtime/config.ts';
import type { Clock } from '#platform/runtime/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { forbidden, unauthenticated, notFound } from './errors.ts';
import type { Events, Reactions } from '#platform/tasks/events.ts';
import type { Files } from '#platform/files/files.ts';
import type { Log } from '#platform/runtime/log.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import { readSignal, writeSignal, type Signals } from '#platform/realtime/server/signals/signals.ts';
import type { EnqueueOptions, TaskQueue, Tasks } from '#platform/tasks/tasks.ts';
import type { PlainProblemCode } from '#platform/contract/problem.ts';

export type Viewer = { id: string; slug: string; name: string; staff: boolean; sessionId: string };

/** Facts of the HTTP request, without HTTP. A task has none of them. */
export type RequestFacts = {
  id: string;
  ip: string;
  userAgent: string;
  cookies: ReadonlyMap<string, string>;
  /** The value the answer sets a cookie to; null clears it. */
  setCookie: (name: string, value: string | null, options?: { maxAgeSeconds?: number }) => void;
  setHeader: (name: string, value: string) => void;
};

/** What outlives a request. */
export type Services = {
  config: Config;
  clock: Clock;
  log: Log;
  db: Db;
  files: Files;
  mailer: Mailer;
  tasks: TaskQueue;
  reactions: Reactions;
  signals: Pick<Signals, 'publish'>;
};

export type Context = Omit<Services, 'tasks' | 'reactions' | 'mailer' | 'signals'> & {
  viewer: Viewer | null;
  request: RequestFacts;
  /** Runs the reactions to an event at once, in this same transaction. */
  publish: <K extends keyof Events>(event: K, facts: Events[K]) => Promise<void>;
  /** Queues background work in this same transaction; it runs at least once, after the commit. */
  enqueue: <K extends keyof Tasks>(task: K, input: Tasks[K], options?: EnqueueOptions) => Promise<void>;
  /** Tells every process after the commit, once however often it is said, that something has changed; a hint that may get lost. */
  announce: (topic: string, id: string) => void;
  /** For endpoints and tasks that talk to other servers between short transactions; elsewhere the one transaction is joined. */
  inTransaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
  /** Hands a message to the mail transport now; only the mail task calls it, everyone else posts to the outbox. */
  deliver: Mailer['deliver'];
};

/** The signed-in viewer, or 401. */
export function signedIn({ viewer }: Context): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** A signed-in member of staff. For anybody else the address does not exist: 404, also for a visitor. */
export function staffOnly({ viewer }: Context): Viewer {
  if (!viewer?.staff) throw notFound();
  return viewer;
}

/** 403 unless allowed. */
export function authorize(allowed: boolean, code?: PlainProblemCode): void {
  if (!allowed) throw forbidden(code);
}

const taskRequest: RequestFacts = {
  id: 'task',
  ip: '',
  userAgent: '',
  cookies: new Map(),
  setCookie: () => {},
  setHeader: () => {},
};

type Given = {
  viewer?: Viewer | null;
  request?: RequestFacts;
  db?: Db;
  /** Within a transaction: what is to be told after its commit. */
  announced?: Set<string>;
};

/** A context on `db`, which is a transaction already when `announced` is given. */
export function createContext(services: Services, given: Given = {}): Context {
  const db = given.db ?? services.db;
  const ctx: Context = {
    config: services.config,
    clock: services.clock,
    log: services.log,
    files: services.files,
    db,
    viewer: given.viewer ?? null,
    request: given.request ?? taskRequest,
    publish: (event, facts) => services.reactions.run(ctx, event, facts),
    enqueue: (task, input, options) => services.tasks.enqueue(db, task, input, options),
    deliver: (message) => services.mailer.deliver(message),
    announce: (topic, id) => {
      if (given.announced) given.announced.add(writeSignal({ topic, id }));
      else services.signals.publish([{ topic, id }]);
    },
    inTransaction: (work) =>
      given.announced
        ? work(ctx)
        : afterwards(services, (announced) =>
            services.db.transaction().execute((trx) => work(createContext(services, { ...given, db: trx, announced }))),
          ),
  };
  return ctx;
}

/** Does what ends with a commit, and then tells what was announced in it. */
export async function afterwards<T>(services: Services, work: (announced: Set<string>) => Promise<T>): Promise<T> {
  const announced = new Set<string>();
  const done = await work(announced);
  services.signals.publish([...announced].map(readSignal));
  return done;
}
