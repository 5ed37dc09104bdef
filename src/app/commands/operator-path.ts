import path from 'node:path';

/** Resolves a path relative to the operator's folder, because npm runs scripts in the package's folder. */
export const resolveOperatorPath = (file: string): string => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
