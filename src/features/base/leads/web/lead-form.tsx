import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { LeadKind } from '../contract.ts';
import { topicName } from '../lead-labels.ts';
import { FORMS, type LeadFormFields } from './forms.ts';
import { LeadSent } from './lead-sent.tsx';
import { useSendLead } from './queries.ts';

const MAX_LENGTH = 4000;
const EMPTY = { phone: '', organisation: '', topic: '', message: '', homepage: '' };

/** The contact form; its kind determines the fields. */
export function LeadForm({ kind, page, topic = '' }: { kind: LeadKind; page: string; topic?: string }) {
  const user = useCurrentUser();
  const sender = { name: user?.attributes.name ?? '', email: user?.attributes.email ?? '' };
  const [fields, setFields] = useState({ ...EMPTY, ...sender, topic });
  const { sending, openOnFocus } = useSendLead(kind);
  if (sending.data) {
    const sendAnother = () => {
      sending.reset();
      setFields({ ...EMPTY, name: fields.name, email: fields.email, topic });
    };
    return <LeadSent kind={kind} email={fields.email} lead={sending.data.data} onAgain={sendAnother} />;
  }
  const problem = sending.error instanceof Problem ? sending.error : null;
  const issues = problem?.body.errors ?? [];
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    error: issues.find(({ path }) => path === name)?.message,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  const form = FORMS[kind];
  return (
    <form
      className="stack lead-form gap-4.5"
      noValidate
      onFocusCapture={openOnFocus}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate({ ...fields, page });
      }}
    >
      {sending.error && (
        <Banner kind="bad" live>
          {sending.error.message}
        </Banner>
      )}
      <div className="field-pair">
        <TextField label={m.leads_name()} required maxLength={120} autoComplete="name" {...field('name')} />
        <TextField
          label={m.leads_email()}
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          hint={m.leads_email_hint()}
          {...field('email')}
        />
      </div>
      <OptionalFields form={form} field={field} />
      <SelectField
        label={form.topicLabel()}
        placeholder={m.leads_choose()}
        options={form.topics.map((value) => ({ value, label: topicName(value) }))}
        {...field('topic')}
      />
      <TextArea
        label={form.messageLabel()}
        rows={5}
        maxLength={MAX_LENGTH}
        optional={form.isMessageOptional === true}
        hint={m.leads_message_hint()}
        {...field('message')}
      />
      <Honeypot value={fields.homepage} onChange={(homepage) => setFields({ ...fields, homepage })} />
      <div className="row gap-y-3 gap-x-5">
        <Button type="submit" loading={sending.isPending}>
          {(form.submitLabel ?? m.leads_send)()}
        </Button>
        <p className="small muted lead-privacy">
          {m.leads_privacy()}{' '}
          <Link to="/privacy-policy" className="link">
            {m.leads_privacy_link()}
          </Link>
        </p>
      </div>
    </form>
  );
}

type FieldProps = (name: 'organisation' | 'phone') => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** Organization and phone fields, for forms that have them. */
function OptionalFields({ form, field }: { form: LeadFormFields; field: FieldProps }) {
  if (!form.organisationLabel && !form.hasPhone) return null;
  return (
    <div className="field-pair">
      {form.organisationLabel && (
        <TextField
          label={form.organisationLabel()}
          maxLength={160}
          autoComplete="organization"
          optional={!form.isOrganisationRequired}
          {...field('organisation')}
        />
      )}
      {form.hasPhone && (
        <TextField label={m.leads_phone()} type="tel" maxLength={25} autoComplete="tel" optional {...field('phone')} />
      )}
    </div>
  );
}

/** A honeypot field, which people can neither see nor reach by keyboard. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="lead-honeypot" aria-hidden="true">
      <label htmlFor={id}>{m.leads_trap()}</label>
      <input
        id={id}
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
