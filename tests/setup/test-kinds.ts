/** Decides from its source which kind of test a file is, so that a test which needs no database never waits for one. */
import fs from 'node:fs';

/** What a test file says when it opens the product's database: the test app, or the database server itself. */
const OPENS_THE_DATABASE = /\bopenTestApp\b|inject\('databaseServer'\)/;

const unitAndBehaviourTests = fs.globSync(['src/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts']);

export const opensTheDatabase = (file: string): boolean => OPENS_THE_DATABASE.test(fs.readFileSync(file, 'utf8'));

export const unitTests: string[] = unitAndBehaviourTests.filter((file) => !opensTheDatabase(file));
export const behaviourTests: string[] = unitAndBehaviourTests.filter(opensTheDatabase);
