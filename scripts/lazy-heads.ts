/** Moves the `head` of every page out of the first load, which holds the table of all routes, and into the page's own script. */
import { parseSync, type Plugin } from 'vite';

const HEAD = '?page-head';
const PAGE = /import\((['"])([^'"]+[?&]tsr-split=[^'"]+)\1\)/;

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

/** Leaves out the imports that only the head needed: what the first load imports is in it, used or not. */
function withoutUnused(code: string): string {
  const imports = (parseSync('page.tsx', code).program.body as unknown as Node[]).filter(
    ({ type }) => type === 'ImportDeclaration',
  );
  const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const used = (name: string) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(rest);
  return imports.reduceRight((text, { start, end, specifiers }) => {
    const names = (specifiers as { local: { name: string } }[]).map(({ local }) => local.name);
    return names.length === 0 || names.some(used) ? text : text.slice(0, start) + text.slice(end);
  }, code);
}

/** To stand after the framework's own plugin, whose split of pages it completes. */
export const lazyHeads: Plugin = {
  name: 'lazy-heads',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async transform(code, id) {
    const [file = '', query = ''] = id.split('?');
    if (!/\.tsx?$/.test(file) || file.includes('node_modules')) return null;
    if (query.includes('tsr-split')) {
      const own = await this.fs.readFile(file, { encoding: 'utf8' });
      return findHead(own) ? { code: `${code}\nexport { head } from '${file}${HEAD}';\n`, map: null } : null;
    }
    const found = code.includes('createFileRoute') ? findHead(code) : undefined;
    if (!found) return null;
    const { head, statement } = found;
    const text = code.slice(head.start, head.end);
    if (id.endsWith(HEAD))
      return { code: `${code.slice(0, statement.start)}${code.slice(statement.end)}\nexport const head = ${text};\n`, map: null };
    const page = PAGE.exec(code)?.[2];
    if (!page) return null;
    const lazy = `(given) => import('${page}').then((page) => page.head(given))`;
    return { code: withoutUnused(code.slice(0, head.start) + lazy + code.slice(head.end)), map: null };
  },
};
