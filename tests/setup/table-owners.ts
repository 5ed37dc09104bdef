/** Which folder owns which table, and which tables a source file queries. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type TableOwner = { table: string; owner: string };

/** `src/features/base/accounts/server/tables.ts` -> `src/features/base/accounts`; for a platform file its folder. */
export function ownerOf(file: string): string {
  return /^src\/features\/[^/]+\/[^/]+/.exec(file)?.[0] ?? path.dirname(file);
}

/** The owner of each table: the folder whose file adds it to the interface `Tables`. */
export function tableOwners(): TableOwner[] {
  return sources().flatMap((file) => {
    const merged = /interface Tables \{\n([\s\S]*?)\n {2}\}/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '';
    return [...merged.matchAll(/^ {4}(\w+): /gm)].map(([, table = '']) => ({ table, owner: ownerOf(file) }));
  });
}

/** The application's `.ts` files, without tests, test factories and generated files. */
export const sources = (): string[] =>
  fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\.ts$|row-types\.ts$|platform\/messages\//.test(file));

const BUILDER_METHODS = new Set(
  (
    'selectFrom insertInto replaceInto updateTable deleteFrom mergeInto using from ' +
    'innerJoin leftJoin rightJoin fullJoin crossJoin innerJoinLateral leftJoinLateral crossJoinLateral'
  ).split(' '),
);
const SQL = /\b(?:from|join|into|update|truncate|table|using)\s+(?:only\s+)?(\w+)/gi;

/** The known tables that a source names in Kysely's builder or in its `sql` templates. */
export function tablesNamedIn(source: string, known: ReadonlySet<string>): string[] {
  const named = new Set<string>();
  const add = (name: string) => known.has(name) && named.add(name);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      if (first && BUILDER_METHODS.has(node.expression.name.text))
        for (const text of literalsOf(first)) add(text.split(' ')[0] ?? '');
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'sql')
      for (const [, name = ''] of templateText(node.template).matchAll(SQL)) add(name);
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  visit(file);
  return [...named];
}

/** The string literals of an argument: of a literal, a list, or both branches of a conditional. */
function literalsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsOf);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  return [];
}

/** The SQL of a template with `?` for each value. */
function templateText(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.head.text + template.templateSpans.map((span) => `?${span.literal.text}`).join('');
}
