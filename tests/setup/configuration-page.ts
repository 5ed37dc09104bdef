/** docs/configuration.md: the settings of all owners in the text of its template. `npm run generate` writes it. */
import fs from 'node:fs';
import type * as z from 'zod';
import { settings } from '#app/wiring/settings.ts';
import type { SettingsSlice } from '#platform/runtime/config.ts';

export const CONFIGURATION_FILE = 'docs/configuration.md';
const TEMPLATE_FILE = 'scripts/configuration-template.md';
const SETTINGS_PLACEHOLDER = '<!-- settings -->';

/** The page with one table for each owner. */
export function renderConfigurationPage(slices: readonly SettingsSlice[] = settings): string {
  return fs.readFileSync(TEMPLATE_FILE, 'utf8').replace(SETTINGS_PLACEHOLDER, () => slices.map(renderSlice).join('\n\n'));
}

function renderSlice({ title, shape, pairs = [] }: SettingsSlice): string {
  const rows = Object.entries(shape).map(([name, schema]) => renderRow(name, schema as z.ZodType));
  const together = pairs.map(([first, second]) => `\n\n\`${first}\` and \`${second}\` go together: set both or neither.`);
  return `## ${title}\n\n| setting | default | meaning |\n|---|---|---|\n${rows.join('\n')}${together.join('')}`;
}

function renderRow(name: string, schema: z.ZodType): string {
  const { description, shownDefault } = schema.meta() ?? {};
  if (!description) throw new Error(`${name} has no description`);
  const standard = schema.safeParse(undefined).data;
  const literal = typeof standard === 'string' || typeof standard === 'number' ? `\`${standard}\`` : '';
  const shown = typeof shownDefault === 'string' ? shownDefault : literal;
  return `| \`${name}\` | ${shown}${shown && ' '}| ${description} |`;
}
