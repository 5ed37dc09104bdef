import { useQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { companyAddressesQuery, useAskOwner, type AddressState } from './queries.ts';

type EmailFieldProps = {
  /** The company's. */
  slug: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
};

const TEXTS: Record<AddressState, (facts: { email: string }) => string> = {
  waiting: m.apply_addresses_field_text_none,
  asked: m.apply_addresses_field_asked,
  confirmed: m.apply_addresses_field_confirmed,
  removed: m.apply_addresses_field_removed,
};

/** An e-mail address for applications, with whether its owner has confirmed it. */
export function EmailField({ slug, label, value, error, onChange }: EmailFieldProps) {
  const { data } = useQuery(companyAddressesQuery(slug));
  const ask = useAskOwner(slug);
  const toast = useToast();
  const email = value.trim();
  const known = data?.data.find(({ attributes }) => attributes.email.toLowerCase() === email.toLowerCase())?.attributes;
  const state = known?.state ?? 'waiting';
  return (
    <div className="stack gap-2">
      <TextField
        label={label}
        type="email"
        maxLength={254}
        list={`apply-addresses-${slug}`}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`apply-addresses-${slug}`}>
        {data?.data
          .filter(({ attributes }) => attributes.state === 'confirmed')
          .map(({ id, attributes }) => (
            <option key={id} value={attributes.email}>
              {attributes.email}
            </option>
          ))}
      </datalist>
      <p className="small muted" role="status">
        {TEXTS[state]({ email })}
      </p>
      {(state === 'waiting' || state === 'asked') && (
        <Button
          variant="quiet"
          small
          className="start"
          loading={ask.isPending}
          disabled={email === ''}
          onClick={() =>
            ask.mutate(
              { params: { slug }, json: { email } },
              { onError: (problem) => toast.show(problem.message, { kind: 'warn' }) },
            )
          }
        >
          {state === 'asked' ? m.apply_addresses_ask_again() : m.apply_addresses_field_ask()}
        </Button>
      )}
    </div>
  );
}
