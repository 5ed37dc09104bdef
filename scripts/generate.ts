/**
 * Writes all generated files: the row types and `docs/schema.sql` from the migrated schema, and `docs/configuration.md` from
 * the settings of all owners: `npm run generate`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describeSchema, generateRowTypes, ROW_TYPES_FILE, SCHEMA_FILE } from '../tests/setup/schema.ts';
import { CONFIGURATION_FILE, renderConfigurationPage } from '../tests/setup/configuration-page.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';

fs.writeFileSync(CONFIGURATION_FILE, renderConfigurationPage());

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-schema-'));
fs.chmodSync(folder, 0o755);
const server = await startEmbedded(path.join(folder, 'postgres'));
try {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('create database current_schema_copy');
  await client.end();
  const url = server.url('current_schema_copy');
  await migrate(url, 'migrations');
  fs.writeFileSync(ROW_TYPES_FILE, await generateRowTypes(url));
  fs.writeFileSync(SCHEMA_FILE, await describeSchema(url));
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
