import { useState, type SubmitEvent } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useUpdateProfile } from './queries.ts';

type User = NonNullable<CallOutput<'GET /api/users/auth/logged_in'>['data']>['attributes'];

/** Name, headline and location; the input is kept when saving fails. */
export function ProfileForm({ user }: { user: User }) {
  const [form, setForm] = useState({ name: user.name, headline: user.headline, location: user.location });
  const save = useUpdateProfile();
  const toast = useToast();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate({ json: form }, { onSuccess: () => toast.show(m.accounts_settings_saved()) });
  };
  const issue = (path: string) =>
    save.error instanceof Problem ? save.error.body.errors?.find((error) => error.path === path)?.message : undefined;
  const field = (name: keyof typeof form) => ({
    value: form[name],
    error: issue(name),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  return (
    <form className="stack" onSubmit={submit}>
      {save.isError && !issue('name') && <Banner kind="bad">{save.error.message}</Banner>}
      <TextField label={m.accounts_settings_name()} required maxLength={120} autoComplete="name" {...field('name')} />
      <TextField
        label={m.accounts_settings_headline()}
        hint={m.accounts_settings_headline_hint()}
        maxLength={160}
        optional
        {...field('headline')}
      />
      <TextField
        label={m.accounts_settings_location()}
        maxLength={120}
        optional
        autoComplete="address-level2"
        {...field('location')}
      />
      <p className="small">
        <span className="muted">{m.accounts_settings_email()}: </span>
        {user.email} {!user.email_verified && <span className="muted">({m.accounts_settings_email_unverified()})</span>}
      </p>
      <Button type="submit" loading={save.isPending} className="start">
        {m.accounts_settings_save()}
      </Button>
    </form>
  );
}
