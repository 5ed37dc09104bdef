import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { importTable, type DraftResult, type WriteResult } from '#platform/io/import-table.ts';
import { parseWebAddress, findText, type TableReport } from '#platform/io/parse-table.ts';
import { fingerprint, slugify } from '#platform/db/slug.ts';

export type UniversityImport = {
  source: string;
  /** The default country for rows without one. */
  country?: string | undefined;
};
type Draft = { sourceId: string; row: Record<'name' | 'country' | 'region' | 'city' | 'kind' | 'website' | 'about', string> };

const MAX_LENGTHS = { name: 300, shortText: 120, about: 2000 };
const MAX_CODE_LENGTH = 60;

/** Imports universities from CSV, JSON Lines or a JSON list. Throws a `TableError` for a file that cannot be parsed. */
export const importUniversities = (ctx: Context, text: string, { source, country }: UniversityImport): Promise<TableReport> =>
  importTable(ctx, text, { source, draft: (columns) => draftUniversity(columns, country), write: writeUniversity });

function draftUniversity(columns: ReadonlyMap<string, unknown>, defaultCountry: string | undefined): DraftResult<Draft> {
  const text = (...names: string[]) => findText(columns, names);
  const name = text('name', 'university', 'universityname', 'college', 'collegename', 'institution', 'title');
  const country = text('country', 'countryname') || defaultCountry || '';
  if (name === '') return { title: name, reason: 'no name' };
  if (name.length > MAX_LENGTHS.name) return { title: name, reason: `the name is longer than ${MAX_LENGTHS.name} characters` };
  if (country === '') return { title: name, reason: 'no country; set it with --country' };
  const places = [text('city', 'district', 'town'), text('state', 'stateprovince', 'province')];
  const city = [...new Set(places.filter(Boolean))].join(', ');
  const website = parseWebAddress(text('website', 'webpages', 'url', 'link', 'homepage', 'domains', 'domain')) ?? '';
  const sourceId = text('sourceid', 'id', 'code', 'aicteid', 'domains', 'domain') || [name, city, country].join('/');
  return {
    key: sourceId,
    title: name,
    draft: {
      sourceId,
      row: {
        name,
        country: country.slice(0, MAX_LENGTHS.shortText),
        region: text('region').slice(0, MAX_LENGTHS.shortText) || country.slice(0, MAX_LENGTHS.shortText),
        city: city.slice(0, MAX_LENGTHS.shortText),
        kind: text('kind', 'type').slice(0, MAX_LENGTHS.shortText),
        website,
        about: text('about', 'description', 'summary').slice(0, MAX_LENGTHS.about),
      },
    },
  };
}

/** Inserts a university, or updates the one with the same source and source id, whose code does not change. */
async function writeUniversity(ctx: Context, { sourceId, row }: Draft, source: string): Promise<WriteResult> {
  const values = { ...row, withdrawn: false };
  const columnList = (table: string) => sql.join(Object.keys(values).map((column) => sql.ref(`${table}.${column}`)));
  const code = `${slugify(row.name).slice(0, MAX_CODE_LENGTH) || 'university'}-${fingerprint(`${source}\0${sourceId}`)}`;
  const result = await ctx.db
    .insertInto('universities')
    .values({ ...values, code, source, source_id: sourceId })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_id'])
        .doUpdateSet(values)
        .where(sql<boolean>`(${columnList('universities')}) is distinct from (${columnList('excluded')})`),
    )
    .returning(sql<boolean>`xmax = 0`.as('added'))
    .executeTakeFirst();
  if (!result) return 'unchanged';
  return result.added ? 'added' : 'updated';
}
