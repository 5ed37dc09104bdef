const MAX_LENGTH = 4000;

/**
 * The parameters of a page's address with these names, as they stand there. For `validateSearch`, which is part of the first
 * script of every page: the page itself decides what is valid where it uses them.
 */
export function pickSearch<S extends object>(search: Record<string, unknown>, names: readonly (keyof S & string)[]): S {
  const picked = names.flatMap((name) => {
    const value = [search[name]].flat().filter(isPlain).join(',').slice(0, MAX_LENGTH);
    return value === '' ? [] : [[name, value] as const];
  });
  // Unchecked, as said above.
  return Object.fromEntries(picked) as S;
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
