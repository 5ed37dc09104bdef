/**
 * Finds promises that nobody observes while something else is awaited: when such a promise rejects in the meantime, Node takes
 * it for an unhandled rejection. Two forms: `Promise.all([start(), other(await first())])`, and a promise that is kept in a
 * variable, which is awaited only after another `await`.
 */
import ts from 'typescript';

/** `file:line` of each place in the text of a file. */
export function findUnobservedPromises(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isCombinator(node)) found.push(...awaitsInside(node));
    if (ts.isBlock(node) || ts.isSourceFile(node)) found.push(...awaitedLate(node.statements));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
}

/** `Promise.all([...])` and its kin. */
function isCombinator(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.expression.getText() === 'Promise' &&
    ['all', 'allSettled', 'any', 'race'].includes(node.expression.name.text)
  );
}

/** What is awaited while the list is made; the first entry may, since nothing has been started before it. */
function awaitsInside(call: ts.CallExpression): ts.Node[] {
  const [list] = call.arguments;
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.slice(1).flatMap((element) => findAwait(element) ?? []);
}

/** The first `await` of this function that is run with `node`; functions in it are run at another time. */
function findAwait(node: ts.Node): ts.Node | undefined {
  if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) return node;
  if (ts.isFunctionLike(node)) return undefined;
  return ts.forEachChild(node, findAwait);
}

/** Variables that take the promise of a call, with an `await` of something else before they are used again. */
function awaitedLate(statements: readonly ts.Statement[]): ts.Node[] {
  return statements.flatMap((statement, place) => {
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.filter(({ name, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer || !ts.isCallExpression(initializer)) return false;
      const after = statements.slice(place + 1);
      const used = after.findIndex((later) => mentions(later, name.text));
      const awaiting = after.findIndex((later) => findAwait(later) !== undefined);
      return used > awaiting && awaiting >= 0 && isAwaited(after[used], name.text);
    });
  });
}

const mentions = (node: ts.Node, name: string): boolean =>
  (ts.isIdentifier(node) && node.text === name) || ts.forEachChild(node, (child) => mentions(child, name) || undefined) === true;

/** Whether `await name` or `Promise.all([name])` is somewhere in the node. */
function isAwaited(node: ts.Node | undefined, name: string): boolean {
  if (!node) return false;
  if (ts.isAwaitExpression(node) && isPromiseOf(node.expression, name)) return true;
  return ts.forEachChild(node, (child) => isAwaited(child, name) || undefined) === true;
}

/** Whether the expression is the promise itself, or waits for it among others. */
function isPromiseOf(node: ts.Expression, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name;
  if (!isCombinator(node)) return false;
  const [list] = node.arguments;
  return list !== undefined && ts.isArrayLiteralExpression(list) && list.elements.some((one) => isPromiseOf(one, name));
}
