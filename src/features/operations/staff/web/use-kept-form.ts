import { useEffect, useRef } from 'react';

/** Session storage may be unavailable in private windows; forms work without it. */
function tryStorage(access: () => string | null | void): string | null {
  try {
    return access() ?? null;
  } catch {
    return null;
  }
}

/**
 * A form whose fields keep their own text also while staff sign in again: `keep` before that, `clear` once the form is saved. `key`
 * names the form in this window. The fields must be there when the form is shown, and have a name.
 */
export function useKeptForm(key: string) {
  const form = useRef<HTMLFormElement>(null);
  const stored = `staff-form:${key}`;
  useEffect(() => {
    const kept = new URLSearchParams(tryStorage(() => sessionStorage.getItem(stored)) ?? '');
    for (const field of form.current?.elements ?? [])
      if (isField(field) && field.value === '') field.value = kept.get(field.name) ?? '';
  }, [stored]);
  return {
    form,
    keep: () => {
      const fields = [...(form.current?.elements ?? [])].filter(isField);
      const text = new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
      tryStorage(() => sessionStorage.setItem(stored, text));
    },
    clear: () => {
      form.current?.reset();
      tryStorage(() => sessionStorage.removeItem(stored));
    },
  };
}

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '';
