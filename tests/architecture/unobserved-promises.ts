/**
 * Finds promises without a handler while something else is awaited: if such a promise rejects in the meantime, Node reports an
 * unhandled rejection. Two forms: `Promise.all([start(), other(await first())])`, and a promise in a variable that is awaited
 * only after another `await`.
 */
import ts from 'typescript';

/** The locations (`file:line`) of such promises in the text of a file. */
export function findUnobservedPromises(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const violations: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isCombinator(node)) violations.push(...awaitsInside(node));
    if (ts.isBlock(node) || ts.isSourceFile(node)) violations.push(...awaitedLate(node.statements));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return violations.map((node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
}

/** Whether the call is `Promise.all`, `allSettled`, `any` or `race`. */
function isCombinator(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.expression.getText() === 'Promise' &&
    ['all', 'allSettled', 'any', 'race'].includes(node.expression.name.text)
  );
}

/** The awaits inside the list, except in the first entry, before which no promise has started. */
function awaitsInside(call: ts.CallExpression): ts.Node[] {
  const [list] = call.arguments;
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.slice(1).flatMap((element) => findAwait(element) ?? []);
}

/** The first `await` in `node`, without nested functions. */
function findAwait(node: ts.Node): ts.Node | undefined {
  if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) return node;
  if (ts.isFunctionLike(node)) return undefined;
  return ts.forEachChild(node, findAwait);
}

/** Variables initialised with a call whose promise is awaited only after another `await`. */
function awaitedLate(statements: readonly ts.Statement[]): ts.Node[] {
  return statements.flatMap((statement, index) => {
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.filter(({ name, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer || !ts.isCallExpression(initializer)) return false;
      const after = statements.slice(index + 1);
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
  if (ts.isAwaitExpression(node) && isPromiseNamed(node.expression, name)) return true;
  return ts.forEachChild(node, (child) => isAwaited(child, name) || undefined) === true;
}

/** Whether the expression is the promise itself, or combines it with others. */
function isPromiseNamed(node: ts.Expression, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name;
  if (!isCombinator(node)) return false;
  const [list] = node.arguments;
  return (
    list !== undefined && ts.isArrayLiteralExpression(list) && list.elements.some((element) => isPromiseNamed(element, name))
  );
}
