import type { ComponentProps, SubmitEvent } from 'react';
import { localizePath } from '#platform/language/language.ts';
import { Button } from './button.tsx';

type FormButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  /** The page that does the same, asked with `fields`, for as long as no script has come. */
  action: string;
  fields?: Readonly<Record<string, string>>;
  onPress: () => void;
};

/** A button that opens something on this page by script, and leads to a page of its own until the script has come. */
export function FormButton({ action, fields = {}, onPress, ...button }: FormButtonProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <form action={localizePath(action)} className="contents" onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" />
    </form>
  );
}
