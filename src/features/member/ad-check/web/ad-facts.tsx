import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { formText } from '#platform/browser/form-text.ts';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { OwnAd, useChangeAd } from './queries.ts';
import './ad-check.css';

type Attributes = OwnAd['attributes'];
const NAMES = ['title', 'company_name', 'location', 'work_mode', 'pay', 'valid_until'] as const;
type Name = (typeof NAMES)[number];

const MODES = ['On-site', 'Hybrid', 'Remote'] as const;
const MODE_LABELS = { 'On-site': m.jobs_on_site, Hybrid: m.jobs_hybrid, Remote: m.jobs_remote };
const LABELS: Record<Name, () => string> = {
  title: m.ad_check_fact_title,
  company_name: m.ad_check_fact_company,
  location: m.ad_check_fact_place,
  work_mode: m.ad_check_fact_mode,
  pay: m.ad_check_fact_pay,
  valid_until: m.ad_check_fact_closes,
};

/** Title, company, place, way of working, pay and closing day, as read; each is corrected where it stands. */
export function AdFacts({ ad, change }: { ad: OwnAd; change: ReturnType<typeof useChangeAd> }) {
  const [edited, setEdited] = useState<Name | null>(null);
  const save = (name: Name, value: string) =>
    change.mutate({ params: { id: ad.id }, json: toChange(name, value) }, { onSuccess: () => setEdited(null) });
  return (
    <div className="ad-facts">
      {NAMES.map((name) =>
        name === edited ? (
          <FactForm
            key={name}
            name={name}
            value={ad.attributes[name] ?? ''}
            isSaving={change.isPending}
            onSave={(value) => save(name, value)}
            onClose={() => setEdited(null)}
          />
        ) : (
          <button key={name} type="button" className="ad-fact" onClick={() => setEdited(name)}>
            <span className="small muted">{LABELS[name]()}</span>
            <span className="strong wrap-anywhere">
              {shown(ad.attributes, name) || <span className="muted">{m.ad_check_not_stated()}</span>}
            </span>
            <Icon of={Pencil} small />
            <span className="visually-hidden">{m.ad_check_correct_it()}</span>
          </button>
        ),
      )}
    </div>
  );
}

function shown(ad: Attributes, name: Name): string {
  if (name === 'work_mode') return ad.work_mode === null ? '' : MODE_LABELS[ad.work_mode]();
  if (name === 'valid_until') return ad.valid_until === null ? '' : formatDate(ad.valid_until, 'full');
  return ad[name];
}

function toChange(name: Name, value: string) {
  if (name === 'work_mode') return { work_mode: MODES.find((mode) => mode === value) ?? null };
  if (name === 'valid_until') return { valid_until: value || null };
  return { [name]: value };
}

const focusField = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('input, select')?.focus();

type FactFormProps = {
  name: Name;
  value: string;
  isSaving: boolean;
  onSave: (value: string) => void;
  onClose: () => void;
};

function FactForm({ name, value, isSaving, onSave, onClose }: FactFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(formText(event.currentTarget, 'value').trim());
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <form className="ad-fact-form" ref={focusField} onSubmit={submit}>
      <div className="min-w-0 flex-1">
        {name === 'work_mode' ? (
          <SelectField
            label={LABELS[name]()}
            name="value"
            defaultValue={value}
            onKeyDown={closeOnEscape}
            options={[
              { value: '', label: m.ad_check_not_stated() },
              ...MODES.map((mode) => ({ value: mode, label: MODE_LABELS[mode]() })),
            ]}
          />
        ) : (
          <TextField
            label={LABELS[name]()}
            name="value"
            defaultValue={value}
            onKeyDown={closeOnEscape}
            maxLength={200}
            required={name === 'title'}
            {...(name === 'valid_until' && { type: 'date' as const })}
          />
        )}
      </div>
      <Button type="submit" variant="quiet" icon={Check} iconOnly label={m.ad_check_save()} loading={isSaving} />
    </form>
  );
}
