import { useState } from 'react';
import { fieldError } from '#platform/browser/field-error.ts';

/** The names of the values that are text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/**
 * The values of a form, `set` for some of them, and `field`, which is what a field of text takes. What is wrong with the first item
 * of a list stands at the list.
 */
export function useFormValues<Values extends object>(first: Values, error: Error | null) {
  const [values, setValues] = useState(first);
  const set = (part: Partial<Values>) => setValues((current) => ({ ...current, ...part }));
  const field = (name: TextName<Values>) => ({
    value: values[name] as string,
    error: fieldError(error, name) ?? fieldError(error, `${name}.0`),
    // Read before the update runs, when the event is over.
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((current) => ({ ...current, [name]: value })),
  });
  return { values, set, field };
}
