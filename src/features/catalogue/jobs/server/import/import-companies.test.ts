import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { importCompanies } from './import-companies.ts';

const app = openTestApp();
const importText = (text: string) => importCompanies(app.context(), text, 'test');
const getCompany = (slug: string) =>
  app.context().db.selectFrom('companies').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

test('companies are matched by name: a table adds and updates them, and never clears a known field', async () => {
  expect(await importText('Company Name;About;City;State\nTapir Foods;Fresh food.;Kochi;Kerala\n;Nobody;;\n')).toMatchObject({
    added: 1,
    skipped: [{ at: 'line 3', title: '', reason: 'no name' }],
  });
  expect(await getCompany('tapir-foods')).toMatchObject({ about: 'Fresh food.', location: 'Kochi, Kerala', website: null });
  expect(await importText('company,website\nTapir Foods,tapir.example\n')).toMatchObject({ updated: 1 });
  expect(await importText('company,website\nTapir Foods,tapir.example\n')).toMatchObject({ updated: 0, unchanged: 1 });
  expect(await getCompany('tapir-foods')).toMatchObject({ about: 'Fresh food.', website: 'https://tapir.example' });
});
