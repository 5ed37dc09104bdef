/** What words that staff add can stand for: skills, roles and places that search understands, and what it finds by name. */
import { sql } from 'kysely';
import { skillCatalogue, suggestSkills } from '#features/base/skills/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import type { Context } from '#platform/http/context.ts';
import type { MeaningKind } from '../../contract.ts';
import { foldPhrase } from '../interpretation/fold-words.ts';
import { builtInLexicon } from '../interpretation/lexicon.ts';
import { normalizeText, splitWords } from '../normalize-text.ts';
import { inLanguage } from '../present-hits.ts';

/** `value` is what is stored, `name` what people read. */
export type NamedMeaning = { value: string; name: string };

/** The kinds of meanings that are entries of the index. */
type IndexedKind = 'company' | 'university' | 'page';
const isIndexed = (kind: MeaningKind): kind is IndexedKind => kind === 'company' || kind === 'university' || kind === 'page';

/** The meanings of a kind whose names have what is looked for, those that begin with it first. Other words are not listed. */
export async function findMeanings(ctx: Context, kind: MeaningKind, find: string, limit: number): Promise<NamedMeaning[]> {
  if (kind === 'text') return [];
  if (kind === 'skill') {
    const { taxonomy } = await skillCatalogue();
    return suggestSkills(taxonomy, find, limit).flatMap((id) => {
      const skill = taxonomy.byId.get(id);
      return skill ? [{ value: skill.id, name: skill.name }] : [];
    });
  }
  const wanted = foldPhrase(find);
  const named = builtInNames(kind).filter((name) => foldPhrase(name).includes(wanted));
  const indexed = isIndexed(kind) ? await findIndexed(ctx, kind, find, limit) : [];
  const meanings = new Map([...named.map((name) => ({ value: name, name })), ...indexed].map((each) => [each.value, each]));
  const begins = ({ name }: NamedMeaning) => Number(foldPhrase(name).startsWith(wanted));
  return [...meanings.values()]
    .toSorted((a, b) => begins(b) - begins(a) || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
}

/** What a value names, or undefined where it names nothing that search knows. Other words are their own name. */
export async function findMeaning(ctx: Context, kind: MeaningKind, value: string): Promise<NamedMeaning | undefined> {
  return (await nameMeanings(ctx, [{ kind, value }]))[0];
}

/** What each of these values names now; undefined for what is known no more. */
export async function nameMeanings(ctx: Context, values: readonly Stored[]): Promise<(NamedMeaning | undefined)[]> {
  const { taxonomy } = await skillCatalogue();
  const stored = await nameIndexed(ctx, values);
  return values.map(({ kind, value }) => {
    if (kind === 'text') return { value, name: value };
    if (kind === 'skill') {
      const skill = taxonomy.byId.get(value);
      return skill && { value: skill.id, name: skill.name };
    }
    if (builtInNames(kind).includes(value)) return { value, name: value };
    const name = stored.get(`${kind} ${value}`);
    return name === undefined ? undefined : { value, name };
  });
}

/** The names of a kind that the files have. */
function builtInNames(kind: MeaningKind): string[] {
  const { meanings, places } = builtInLexicon();
  if (kind === 'place') return [...places.keys()];
  const names = [...meanings.values()].flatMap(({ part }) => (part?.type === kind ? [part.value] : []));
  return [...new Set(names)];
}

/** Pages are stored by their path, companies and universities by their name. */
async function findIndexed(ctx: Context, kind: IndexedKind, find: string, limit: number): Promise<NamedMeaning[]> {
  const title = inLanguage('title');
  const matching =
    kind === 'page' ? sql`${title} ilike ${containsPattern(find)}` : sql`docs.key like ${containsPattern(toKey(find))}`;
  const { rows } = await sql<NamedMeaning>`
    select ${kind === 'page' ? sql.ref('docs.ref') : sql.ref('faces.title')} as value, ${title} as name
    from search_docs as docs join search_faces as faces on faces.doc_id = docs.id
    where docs.kind = ${kind} and ${matching}
    order by starts_with(docs.key, ${toKey(find)}) desc, length(faces.title), docs.id limit ${limit}`.execute(ctx.db);
  return rows;
}

type Stored = { kind: MeaningKind; value: string };

async function nameIndexed(ctx: Context, values: readonly Stored[]): Promise<Map<string, string>> {
  const wanted = values
    .filter(({ kind }) => isIndexed(kind))
    .map(({ kind, value }) => ({ kind, value, ...(kind === 'page' ? { ref: value } : { key: toKey(value) }) }));
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Stored & { name: string }>`
    select wanted.kind, wanted.value, found.name from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (kind text, value text, ref text, key text)
    cross join lateral (
      select ${inLanguage('title')} as name from search_docs as docs join search_faces as faces on faces.doc_id = docs.id
      where docs.kind = wanted.kind and (docs.ref = wanted.ref or docs.key collate "C" = wanted.key)
        and (wanted.kind = 'page' or faces.title = wanted.value) limit 1
    ) as found`.execute(ctx.db);
  return new Map(rows.map(({ kind, value, name }) => [`${kind} ${value}`, name]));
}

/** A name in the form in which the index compares titles. */
const toKey = (name: string): string => splitWords(normalizeText(name)).join(' ');
