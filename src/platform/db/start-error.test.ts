import { describe, expect, test } from 'vitest';
import { describeTarget, explainFailure, explainVersion } from './start-error.ts';

const target = describeTarget('postgres://asha:secret@db.example:5433/learning');

test('the target of a connection is described without its password', () => {
  expect(target).toEqual({ host: 'db.example:5433', user: 'asha', database: 'learning' });
  expect(describeTarget('postgres:///pathlight?host=%2Fvar%2Frun%2Fpostgresql&user=app')).toEqual({
    host: '/var/run/postgresql',
    user: 'app',
    database: 'pathlight',
  });
});

test.each([
  [150_012, 'PostgreSQL 15 is too old for Pathlight: use version 16 or newer.'],
  [90_603, 'PostgreSQL 9 is too old for Pathlight: use version 16 or newer.'],
  [160_000, null],
  [180_004, null],
])('the explanation for server version %i is: %s', (versionNum, message) => {
  expect(explainVersion(versionNum)).toBe(message);
});

describe('a database connection problem is described in one sentence', () => {
  const failure = (code: string, reason = 'reason') => Object.assign(new Error(reason), { code });

  test.each([
    [
      failure('ECONNREFUSED', ''),
      'The database at db.example:5433 does not answer (ECONNREFUSED): start it, or correct DATABASE_URL.',
    ],
    [
      new Error('timeout expired'),
      'The database at db.example:5433 does not answer (timeout): start it, or correct DATABASE_URL.',
    ],
    [failure('28P01'), 'The database at db.example:5433 refuses the password of asha: correct DATABASE_URL.'],
    [
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      'The database at db.example:5433 refuses the password of asha: correct DATABASE_URL.',
    ],
    [failure('28000', 'no pg_hba.conf entry'), 'The database at db.example:5433 does not let asha in: no pg_hba.conf entry.'],
    [failure('3D000'), 'There is no database learning at db.example:5433: create it, or correct DATABASE_URL.'],
    [
      new Error('migration 0001 failed', { cause: failure('42501', 'permission denied for schema public') }),
      'The database user asha lacks rights (permission denied for schema public): run `npm run cli -- migrate` with the role that owns the tables of learning.',
    ],
    [failure('53300', 'too many clients'), 'The database at db.example:5433 has no connection left: too many clients.'],
    [failure('57P03'), 'The database at db.example:5433 is starting or stopping: try again in a moment.'],
  ])('%s', (error, message) => {
    expect(explainFailure(error, target)).toBe(message);
  });

  test('any other error is not explained', () => {
    expect(explainFailure(new TypeError('x is not a function'), target)).toBeNull();
    expect(explainFailure(failure('42P01'), target)).toBeNull();
  });
});
