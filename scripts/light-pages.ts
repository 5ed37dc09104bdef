/**
 * Takes pages apart, so that a page that was opened needs no more script than what the router reads of it: the `head` of every
 * page becomes a script of its own instead of a part of the table of all routes, which every first load holds, and the page
 * itself sleeps until somebody touches it (`laterPage`).
 */
import { parseSync, type Plugin } from 'vite';

const HEAD = '?page-head';
const PAGE = /lazyRouteComponent\((\$\$\w+), (['"])component\2\)/;
const MANIFEST = 'tanstack-start-manifest:v';

type Node = { type: string; start: number; end: number; [name: string]: unknown };
type Found = { head: Node; statement: Node };

/** The `head` of `export const Route = createFileRoute(path)({ head, ... })`, and that whole statement. */
function findHead(code: string): Found | undefined {
  for (const statement of parseSync('page.tsx', code).program.body as unknown as Node[]) {
    const declared = (statement['declaration'] ?? statement) as { declarations?: { init?: Node }[] };
    for (const { init } of declared.declarations ?? []) {
      const options = (init?.['arguments'] as Node[] | undefined)?.[0];
      const callee = (init?.['callee'] as { callee?: { name?: string } } | undefined)?.callee;
      if (callee?.name !== 'createFileRoute' || options?.type !== 'ObjectExpression') continue;
      const property = (options['properties'] as Node[]).find(
        ({ key }) => (key as { name?: string } | undefined)?.name === 'head',
      );
      if (property) return { head: property['value'] as Node, statement };
    }
  }
  return undefined;
}

const isUsed = (code: string, name: string) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);

/** The names that a statement at the top of a module gives; none for one that does something else as well. */
function namesOf({ type, specifiers, declarations, id }: Node): string[] {
  const local = (one: unknown) => (one as { name?: string } | null)?.name ?? '';
  if (type === 'ImportDeclaration') return (specifiers as { local: unknown }[]).map((one) => local(one.local));
  if (type === 'VariableDeclaration') return (declarations as { id: unknown }[]).map((one) => local(one.id));
  return type === 'FunctionDeclaration' ? [local(id)] : [];
}

/** Leaves out the imports and declarations that only something else needed: what a script imports comes with it, used or not. */
function withoutUnused(code: string): string {
  const statements = parseSync('page.tsx', code).program.body as unknown as Node[];
  const text = statements.reduceRight((left, statement) => {
    const { start, end } = statement;
    const names = namesOf(statement);
    const rest = left.slice(0, start) + left.slice(end);
    return names.length === 0 || names.some((name) => name === '' || isUsed(rest, name)) ? left : rest;
  }, code);
  return text === code ? code : withoutUnused(text);
}

/** The component of a page, as the router's plugin wrote it, sleeps. */
function asleep(code: string): string {
  if (!PAGE.test(code)) return code;
  return `import { laterPage } from '#platform/browser/later.tsx';\n${code.replace(PAGE, 'laterPage($1)')}`;
}

/** To stand after the framework's own plugin, whose split of pages it completes. */
export function lightPages(): Plugin {
  /** The script of each page's head, by the page's file. */
  const heads = new Map<string, string>();
  return {
    name: 'light-pages',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      if (id.includes(MANIFEST)) return { code: preloadingHeads(code, heads), map: null };
      const [file = '', query = ''] = id.split('?');
      if (!/\.tsx?$/.test(file) || file.includes('node_modules') || !code.includes('createFileRoute')) return null;
      if (query.includes('tsr-')) return null;
      const found = this.environment.name === 'client' ? findHead(code) : undefined;
      if (!found) return { code: asleep(code), map: null };
      const { head, statement } = found;
      const text = code.slice(head.start, head.end);
      if (id.endsWith(HEAD)) {
        const rest = `${code.slice(0, statement.start)}${code.slice(statement.end)}`;
        return { code: withoutUnused(`${rest}\nexport const head = ${text};\n`), map: null };
      }
      const lazy = `(given) => import('${file}${HEAD}').then((page) => page.head(given))`;
      return { code: asleep(withoutUnused(code.slice(0, head.start) + lazy + code.slice(head.end))), map: null };
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(HEAD))
          heads.set(chunk.facadeModuleId.slice(0, -HEAD.length), `/${chunk.fileName}`);
    },
  };
}

/** What a page asks the browser to fetch before any script runs: its head, and not itself. */
const preloadingHeads = (code: string, heads: ReadonlyMap<string, string>) => `
${code.replace('export const tsrStartManifest', 'const writtenManifest')}
const heads = ${JSON.stringify(Object.fromEntries(heads))};
export const tsrStartManifest = () => {
  const manifest = writtenManifest();
  for (const [id, route] of Object.entries(manifest.routes))
    if (id !== '__root__') route.preloads = [heads[route.filePath]].filter(Boolean);
  return manifest;
};
`;
