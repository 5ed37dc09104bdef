/** Classifies test files by their source, so that tests without a database never wait for one. */
import fs from 'node:fs';

/** Matches files that open a database: through the test app, or directly on the server. */
const OPENS_THE_DATABASE = /\bopenTestApp\b|\bcloneDatabase\b|inject\('databaseServer'\)|\bstartEmbedded\b/;

const unitAndBehaviourTests = fs.globSync(['src/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts']);

export const opensTheDatabase = (file: string): boolean => OPENS_THE_DATABASE.test(fs.readFileSync(file, 'utf8'));

export const unitTests: string[] = unitAndBehaviourTests.filter((file) => !opensTheDatabase(file));
export const behaviourTests: string[] = unitAndBehaviourTests.filter(opensTheDatabase);
