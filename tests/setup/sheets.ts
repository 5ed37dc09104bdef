/** The style sheets of pages: which classes they define, which modules use these classes, and which modules load them. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What every page loads. */
export const COMMON_SHEET = 'src/app/shell/styles.css';

const IN_BROWSER = /^src\/(?:features\/.+\/web|app\/(?:pages|shell)|platform\/ui)\//;

/** Begins every sheet of a page, because the browser takes the order of layers from the sheet that it reads first. */
const LAYERS = '@layer theme, base, components, utilities;';

export type Source = { file: string; text: string };

/** The style sheets, and the modules that render pages. */
export function readSources(): { sheets: Source[]; modules: Source[] } {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.css') || (IN_BROWSER.test(file) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
  return {
    sheets: files.filter(({ file }) => file.endsWith('.css')),
    modules: files.filter(({ file }) => !file.endsWith('.css')),
  };
}

const resolve = (from: string, specifier: string): string =>
  specifier.startsWith('#') ? `src/${specifier.slice(1)}` : path.posix.join(path.posix.dirname(from), specifier);

const CLASS = /\.[a-z][\w-]*/gi;

/** The sheets that a sheet imports. */
export const importedSheets = ({ file, text }: Source): string[] =>
  [...text.matchAll(/@import '(\.[^']+)'/g)].map(([, specifier = '']) => resolve(file, specifier));

/** The class names in the selectors of a sheet, and whether a selector begins with them. */
export function classesIn(css: string): Map<string, boolean> {
  const classes = new Map<string, boolean>();
  for (const [, selectors = ''] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)) {
    if (selectors.trim().startsWith('@')) continue;
    for (const selector of selectors.split(/,(?![^(]*\))/)) {
      const first = /^[^\s>+~]*/.exec(selector.trim())?.[0] ?? '';
      const begins = new Set(first.match(CLASS));
      for (const name of selector.match(CLASS) ?? [])
        classes.set(name.slice(1), begins.has(name) || classes.get(name.slice(1)) === true);
    }
  }
  return classes;
}

type Module = {
  file: string;
  isRoute: boolean;
  /** The class names in attributes such as `className`. */
  classes: Set<string>;
  /** The sheets that the module imports. */
  sheets: string[];
  /** The names that it imports from other modules, except types. */
  imports: { from: string; name: string }[];
  /** For each name that it re-exports, as an `index.ts` does, the module that the name comes from. */
  exports: Map<string, string>;
};

/** What the text of a module says about style sheets. */
export function parseModule({ file, text }: Source): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const classes = new Set<string>();
  const isRoute = /\bcreate(?:File|Root)Route\w*[(<]/.test(text);
  const module: Module = { file, isRoute, classes, sheets: [], imports: [], exports: new Map() };
  const collect = (node: ts.Node): void => {
    // In a template, a name next to an inserted part is not complete.
    if (ts.isStringLiteralLike(node)) addNames(classes, node.text);
    else if (ts.isTemplateHead(node)) addNames(classes, node.text.replace(/\S+$/, ''));
    else if (ts.isTemplateMiddle(node)) addNames(classes, node.text.replace(/^\S+/, '').replace(/\S+$/, ''));
    else if (ts.isTemplateTail(node)) addNames(classes, node.text.replace(/^\S+/, ''));
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && /class/i.test(node.name.getText())) collect(node);
    else ts.forEachChild(node, visit);
  };
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) readImport(module, node);
    else if (ts.isExportDeclaration(node)) readExport(module, node);
    else visit(node);
  }
  return module;
}

function addNames(names: Set<string>, text: string): void {
  for (const name of text.split(/\s+/)) if (name !== '') names.add(name);
}

function readImport(module: Module, { moduleSpecifier, importClause }: ts.ImportDeclaration): void {
  if (!ts.isStringLiteral(moduleSpecifier) || !/^[.#]/.test(moduleSpecifier.text)) return;
  const from = resolve(module.file, moduleSpecifier.text);
  const bindings = importClause?.namedBindings;
  if (from.endsWith('.css')) module.sheets.push(from);
  else if (bindings && ts.isNamedImports(bindings) && importClause.phaseModifier !== ts.SyntaxKind.TypeKeyword)
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      if (!isTypeOnly) module.imports.push({ from, name: (propertyName ?? name).text });
}

function readExport(module: Module, { moduleSpecifier, exportClause }: ts.ExportDeclaration): void {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !exportClause || !ts.isNamedExports(exportClause)) return;
  for (const { name } of exportClause.elements) module.exports.set(name.text, resolve(module.file, moduleSpecifier.text));
}

/** Violations of the rule in CONTRIBUTING.md, "Styles". */
export function findStyleViolations({ sheets, modules }: { sheets: Source[]; modules: Source[] }): string[] {
  const root = sheets.find(({ file }) => file === COMMON_SHEET);
  const common = new Set([COMMON_SHEET, ...(root ? importedSheets(root) : [])]);
  const parsed = new Map(modules.map((source) => [source.file, parseModule(source)]));
  const definitions = findDefinitions(sheets);

  const violations: string[] = [];
  for (const module of parsed.values()) {
    violations.push(...wrongImports(module, common));
    const loaded = loadedSheets(module, parsed);
    for (const name of module.classes) {
      const defining = definitions.get(name) ?? [];
      if (defining.length > 0 && !defining.some((sheet) => common.has(sheet) || loaded.has(sheet)))
        violations.push(`${module.file}: .${name} is defined in ${defining.join(', ')}`);
    }
  }
  violations.push(...repeatedDefinitions(sheets, common));
  const imported = new Set([...parsed.values()].flatMap((module) => module.sheets));
  for (const { file, text } of sheets) {
    if (common.has(file)) continue;
    if (!imported.has(file)) violations.push(`${file}: no module imports it`);
    if (topLevelRules(text).join('') !== `${LAYERS}\n@layer components`)
      violations.push(`${file}: its rules are not in the layer of components, after ${LAYERS}`);
  }
  return violations;
}

/**
 * The sheets that define each class. A sheet that mentions a class only inside another one changes it; the sheets with a rule
 * of its own define it.
 */
function findDefinitions(sheets: Source[]): Map<string, string[]> {
  const mentions = new Map<string, { file: string; begins: boolean }[]>();
  for (const { file, text } of sheets)
    for (const [name, begins] of classesIn(text)) mentions.set(name, [...(mentions.get(name) ?? []), { file, begins }]);
  return new Map(
    [...mentions].map(([name, all]) => {
      const own = all.filter(({ begins }) => begins);
      return [name, (own.length > 0 ? own : all).map(({ file }) => file)];
    }),
  );
}

/** Classes with a rule of their own in the sheet of a page and in another sheet. */
function repeatedDefinitions(sheets: Source[], common: Set<string>): string[] {
  const defining = new Map<string, Set<string>>();
  for (const { file, text } of sheets)
    for (const [, selectors = ''] of text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g))
      for (const selector of selectors.split(/,(?![^(]*\))/).map((part) => part.trim()))
        if (/^\.[a-z][\w-]*$/i.test(selector)) defining.set(selector, (defining.get(selector) ?? new Set()).add(file));
  return [...defining].flatMap(([selector, files]) =>
    files.size > 1 && [...files].some((file) => !common.has(file))
      ? [`${selector} has rules in ${[...files].join(' and ')}`]
      : [],
  );
}

function wrongImports({ file, isRoute, sheets }: Module, common: Set<string>): string[] {
  const others = sheets.filter((sheet) => sheet !== COMMON_SHEET);
  return others.flatMap((sheet) => [
    ...(isRoute ? [`${file}: a route file imports ${sheet}`] : []),
    ...(common.has(sheet) ? [`${file}: imports ${sheet}, which every page has`] : []),
  ]);
}

/** The sheets that a module imports, and those of the modules that it imports. */
function loadedSheets(module: Module, parsed: Map<string, Module>): Set<string> {
  const modules = module.imports.map(({ from, name }) => parsed.get(parsed.get(from)?.exports.get(name) ?? from));
  return new Set([module, ...modules].flatMap((loaded) => loaded?.sheets ?? []));
}

/** What stands before each outermost block of a sheet. */
function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  for (const part of css.replaceAll(/\/\*[^]*?\*\//g, '').split(/(?=[{}])/)) {
    if (part.startsWith('{')) depth += 1;
    if (part.startsWith('}')) depth -= 1;
    const rule = part.replace(/^[{}]/, '').trim();
    if (depth === 0 && rule !== '') rules.push(rule);
  }
  return rules;
}
