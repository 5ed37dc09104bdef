import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';

type Fields = Record<string, unknown>;
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The fields of a form over something that others may save at the same time. Only what was changed is sent, with what it was
 * before; if the server says that somebody saved the same field (412), `load` reads what is there now, and the viewer chooses.
 */
export function useEditedFields<T extends Fields>(initial: T, load: () => Promise<T>) {
  const [before, setBefore] = useState(initial);
  const [values, setValues] = useState(initial);
  const [theirs, setTheirs] = useState<T | null>(null);
  const names = Object.keys(values) as (keyof T & string)[];
  const changed = names.filter((name) => !isSame(values[name], before[name]));
  const pick = (source: T) => Object.fromEntries(changed.map((name) => [name, source[name]])) as Partial<T>;
  const conflicting = theirs === null ? [] : changed.filter((name) => !isSame(theirs[name], before[name]));
  const settle = (next: T) => {
    if (theirs === null) return;
    setBefore(theirs);
    setValues(next);
    setTheirs(null);
  };
  return {
    values,
    set: (fields: Partial<T>) => setValues((current) => ({ ...current, ...fields })),
    /** Begins with other fields. */
    begin: (fields: T) => {
      setBefore(fields);
      setValues(fields);
      setTheirs(null);
    },
    /** After saving `sent`: begins with what is stored, and leaves what was changed meanwhile. */
    saved: (sent: T, stored: T) => {
      setBefore(stored);
      setValues((current) => ({
        ...current,
        ...pickFrom(
          stored,
          names.filter((name) => isSame(current[name], sent[name])),
        ),
      }));
    },
    /** What to send. */
    change: { ...pick(values), before: pick(before) },
    /** For the error of the mutation. */
    onError: (error: Error) => {
      if (error instanceof Problem && error.status === 412) void load().then(setTheirs, () => undefined);
    },
    conflict: theirs !== null && {
      theirs,
      fields: conflicting,
      /** Leaves what the viewer wrote; saving it then replaces theirs. */
      keepMine: () => settle({ ...theirs, ...pick(values) }),
      takeTheirs: () => settle({ ...theirs, ...pick(values), ...pickFrom(theirs, conflicting) }),
    },
  };
}

const pickFrom = <T extends Fields>(source: T, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]]));

export type EditedFields<T extends Fields> = ReturnType<typeof useEditedFields<T>>;
