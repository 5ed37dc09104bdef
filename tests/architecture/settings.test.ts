import fs from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { settings } from '#app/wiring/settings.ts';
import { composeConfig } from '#platform/runtime/config.ts';
import { CONFIGURATION_FILE, renderConfigurationPage } from '../setup/configuration-page.ts';
import { foreignSettings, settingNames, settingOwners } from '../setup/setting-owners.ts';
import { sources } from '../setup/table-owners.ts';

test('docs/configuration.md is generated from the settings (`npm run generate` writes it)', () => {
  expect(fs.readFileSync(CONFIGURATION_FILE, 'utf8')).toBe(renderConfigurationPage());
});

test('a setting without a description is refused, and a planted one changes the page', () => {
  const planted = (schema: z.ZodType) => [...settings, { title: 'Planted', shape: { PLANTED: schema } }];
  expect(() => renderConfigurationPage(planted(z.string().optional()))).toThrow('PLANTED has no description');
  expect(renderConfigurationPage(planted(z.string().default('x').describe('planted')))).toContain(
    '| `PLANTED` | `x` | planted |',
  );
});

test('every setting is declared once, by one owner', () => {
  const names = settingNames();
  expect(new Set(names)).toHaveLength(names.length);
  expect([...settingOwners().keys()].toSorted()).toEqual(names.toSorted());
});

test('a feature reads its own settings and those of the platform only', () => {
  const owners = settingOwners();
  const foreign = sources().flatMap((file) =>
    foreignSettings(file, fs.readFileSync(file, 'utf8'), owners).map((name) => `${file}: ${name}`),
  );
  expect(foreign).toEqual([]);
});

test("a planted use of another feature's setting is found", () => {
  const owners = settingOwners();
  const find = (file: string, source: string) => foreignSettings(file, source, owners);
  expect(find('src/features/site/marketing/server/get-site.ts', 'config.JOURNEY_MONTHS')).toEqual(['JOURNEY_MONTHS']);
  expect(find('src/features/member/roadmaps/server/x.ts', 'const { PLAN_PRICE_PAISE: price } = ctx.config')).toEqual([
    'PLAN_PRICE_PAISE',
  ]);
  expect(find('src/platform/mail/mail.ts', 'config.PAYU_KEY')).toEqual(['PAYU_KEY']);
  expect(find('src/features/base/payments/server/x.ts', 'config.PAYU_KEY + config.BRAND_NAME')).toEqual([]);
  expect(find('src/app/http/server.ts', 'config.PAYU_KEY')).toEqual([]);
});

test('the errors of all owners are listed at once', () => {
  const shape = { PLANTED: z.coerce.number() };
  const slices = [...settings, { title: 'Planted', shape, rules: () => ['PLANTED: is wrong'] }];
  expect(() => composeConfig(slices, { PORT: 'x', PLANTED: 'y', GSTIN: 'z' })).toThrow(/^PORT: .*\nGSTIN: .*\nPLANTED: /);
  expect(() => composeConfig(slices, { PLANTED: '1', PAYU_KEY: 'k', LLM_MODEL: 'm' })).toThrow(
    /PAYU_KEY and PAYU_SALT[^]*LLM_BASE_URL and LLM_MODEL[^]*PLANTED: is wrong/,
  );
});
