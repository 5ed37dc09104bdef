import type { ComponentProps, SubmitEvent } from 'react';
import { localizePath } from '#platform/language/language.ts';
import { Button } from './button.tsx';
import { CampaignFields } from './campaign.tsx';

type FormButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  /** The page with the same function, requested with `fields` before hydration. */
  action: string;
  fields?: Readonly<Record<string, string>>;
  onPress: () => void;
};

/** A button that acts by script once hydrated, and submits a form to an equivalent page before. */
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
      <CampaignFields />
      <Button {...button} type="submit" />
    </form>
  );
}
