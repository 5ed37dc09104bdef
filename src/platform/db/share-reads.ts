/** Equal queries that are made once, for the calls of one page, which ask for much of the same. */
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import type { Db, Tables } from './db.ts';

export type SharedReads = {
  db: Db;
  /** Makes later reads new: after a change on another connection. */
  renew: () => void;
};

/** A statement that changes nothing. Statements of other kinds may, and so may some functions. */
const READS = /^[\s(]*(?:select|with)\b/i;
const CHANGES = /\b(?:insert into|update|delete from|merge into|nextval|setval|pg_\w*lock\w*|pg_notify)\b/i;

/**
 * A view of `db` whose equal reads share one result, so nothing may change the rows it gets. Whatever else is sent makes later
 * reads new. It has no transactions of its own.
 */
export function shareReads(db: Db): SharedReads {
  let results = new Map<string, Promise<QueryResult<unknown>>>();
  const renew = () => {
    results = new Map();
  };
  const run = async (query: CompiledQuery): Promise<QueryResult<unknown>> => {
    if (READS.test(query.sql) && !CHANGES.test(query.sql)) {
      const key = `${query.sql}\n${JSON.stringify(query.parameters)}`;
      const known = results.get(key);
      if (known) return known;
      const result = db.executeQuery(query);
      results.set(key, result);
      return result;
    }
    try {
      return await db.executeQuery(query);
    } finally {
      renew();
    }
  };
  return { db: new Kysely<Tables>({ dialect: forwardTo(run) }), renew };
}

/** Queries are written as for PostgreSQL, and sent by `run`. */
function forwardTo(run: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => run(query) as Promise<QueryResult<Row>>,
    streamQuery: () => {
      throw new Error('a page does not stream rows');
    },
  };
  const refuse = () => Promise.reject(new Error('a page has no transactions of its own'));
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createDriver: () => ({
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(connection),
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: () => Promise.resolve(),
      destroy: () => Promise.resolve(),
    }),
  };
}
