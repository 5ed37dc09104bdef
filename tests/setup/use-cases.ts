/** The bindings of endpoints to use cases, parsed from the features' `routes.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type Binding = { endpoint: string; useCase: string; file: string };

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The bindings of one `routes.ts`, such as `'GET /api/boards': listBoards` or `listBoards(kinds)`. */
export function parseBindings(file: string, text: string): Binding[] {
  const source = parse(file, text);
  const imported = new Map<string, string>();
  for (const node of source.statements)
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && node.importClause?.namedBindings)
      if (ts.isNamedImports(node.importClause.namedBindings))
        for (const { name } of node.importClause.namedBindings.elements)
          imported.set(name.text, path.posix.join(path.posix.dirname(file), node.moduleSpecifier.text));
  const bindings: Binding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && /^[A-Z]+ \//.test(node.name.text)) {
      const bound = ts.isCallExpression(node.initializer) ? node.initializer.expression : node.initializer;
      bindings.push({ endpoint: node.name.text, useCase: bound.getText(), file: imported.get(bound.getText()) ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return bindings;
}

/** Every binding of every feature. */
export const bindings = (): Binding[] =>
  fs
    .readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/features/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('/routes.ts'))
    .flatMap((file) => parseBindings(file, fs.readFileSync(file, 'utf8')));

const PERMISSION = /\b(?:signedIn|staffOnly|requireScope|authorize)\(|\/\/ public: \S/;

/** Whether the named use case checks permission itself, by a call or with `// public: reason`. */
export function checksPermission(text: string, useCase: string): boolean {
  return parse('use-case.ts', text).statements.some(
    (node) =>
      ((ts.isVariableStatement(node) && node.declarationList.declarations.some(({ name }) => name.getText() === useCase)) ||
        (ts.isFunctionDeclaration(node) && node.name?.text === useCase)) &&
      PERMISSION.test(node.getText()),
  );
}

/** `likeAnswer` -> `like-answer`. */
export const fileNameOf = (useCase: string): string => useCase.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
