import path from 'node:path';

/** npm runs scripts in the package's folder; a path was named from where the operator stands. */
export const resolveOperatorPath = (named: string): string => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), named);
