import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useRequestCompany } from './queries.ts';

/** Asks to represent a listed company, or a new one by name and site. */
export function RequestForm({ company }: { company?: { slug: string; name: string } | undefined }) {
  const [form, setForm] = useState({ name: '', website: '', note: '' });
  const request = useRequestCompany();
  const toast = useToast();
  const errors = request.error instanceof Problem ? request.error.body.errors : undefined;
  const field = (name: keyof typeof form) => ({
    value: form[name],
    error: errors?.find(({ path }) => path === name)?.message,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  return (
    <Panel aria-labelledby="ask-company">
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const json = company ? { company_slug: company.slug, note: form.note } : form;
          request.mutate(
            { json },
            {
              onSuccess: () => {
                setForm({ name: '', website: '', note: '' });
                toast.show(m.hiring_ask_sent());
              },
            },
          );
        }}
      >
        <h2 id="ask-company" className="title-s">
          {company ? m.hiring_ask_title({ company: company.name }) : m.hiring_ask_new_title()}
        </h2>
        {request.isError && !errors && (
          <Banner kind="bad" live>
            {request.error.message}
          </Banner>
        )}
        {!company && (
          <>
            <TextField label={m.hiring_ask_name()} required maxLength={200} autoComplete="organization" {...field('name')} />
            <TextField
              label={m.hiring_ask_site()}
              hint={m.hiring_ask_site_hint()}
              type="url"
              required
              maxLength={300}
              {...field('website')}
            />
          </>
        )}
        <TextArea
          label={m.hiring_ask_note()}
          hint={m.hiring_ask_note_hint()}
          optional
          rows={3}
          maxLength={1000}
          {...field('note')}
        />
        <Button type="submit" className="start" loading={request.isPending}>
          {m.hiring_ask_send()}
        </Button>
      </form>
    </Panel>
  );
}
