import Pencil from 'lucide-react/icons/pencil';
import { useState, type FormEvent } from 'react';
import { formText } from '#platform/browser/form-text.ts';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { OwnAd, useChangeAd } from './queries.ts';

type Change = ReturnType<typeof useChangeAd>;
type Attributes = OwnAd['attributes'];

const MODES = ['On-site', 'Hybrid', 'Remote'] as const;
const MODE_LABELS = { 'On-site': m.jobs_on_site, Hybrid: m.jobs_hybrid, Remote: m.jobs_remote };

/** Title, company, place, way of working, pay and closing day, as read; one press corrects them. */
export function AdFacts({ ad, change }: { ad: OwnAd; change: Change }) {
  const [isEditing, setEditing] = useState(false);
  return isEditing ? (
    <FactsForm ad={ad} change={change} onClose={() => setEditing(false)} />
  ) : (
    <Panel className="stack gap-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 lg:grid-cols-6">
        {factsOf(ad.attributes).map(([label, value]) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd className="strong wrap-anywhere">{value || <span className="muted">{m.ad_check_not_stated()}</span>}</dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" small icon={Pencil} className="start" onClick={() => setEditing(true)}>
        {m.ad_check_correct_facts()}
      </Button>
    </Panel>
  );
}

const factsOf = (ad: Attributes): [string, string][] => [
  [m.ad_check_fact_title(), ad.title],
  [m.ad_check_fact_company(), ad.company_name],
  [m.ad_check_fact_place(), ad.location],
  [m.ad_check_fact_mode(), ad.work_mode === null ? '' : MODE_LABELS[ad.work_mode]()],
  [m.ad_check_fact_pay(), ad.pay],
  [m.ad_check_fact_closes(), ad.valid_until === null ? '' : formatDate(ad.valid_until, 'full')],
];

function FactsForm({ ad, change, onClose }: { ad: OwnAd; change: Change; onClose: () => void }) {
  const { title, company_name, location, work_mode, pay, valid_until } = ad.attributes;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => formText(form, name).trim();
    change.mutate(
      {
        params: { id: ad.id },
        json: {
          title: text('title'),
          company_name: text('company_name'),
          location: text('location'),
          pay: text('pay'),
          work_mode: MODES.find((mode) => mode === text('work_mode')) ?? null,
          valid_until: text('valid_until') || null,
        },
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Panel>
      <form className="stack gap-4" onSubmit={submit}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
          <TextField label={m.ad_check_fact_title()} name="title" defaultValue={title} maxLength={200} required />
          <TextField label={m.ad_check_fact_company()} name="company_name" defaultValue={company_name} maxLength={200} />
          <TextField label={m.ad_check_fact_place()} name="location" defaultValue={location} maxLength={200} />
          <SelectField
            label={m.ad_check_fact_mode()}
            name="work_mode"
            defaultValue={work_mode ?? ''}
            options={[
              { value: '', label: m.ad_check_not_stated() },
              ...MODES.map((value) => ({ value, label: MODE_LABELS[value]() })),
            ]}
          />
          <TextField label={m.ad_check_fact_pay()} name="pay" defaultValue={pay} maxLength={200} />
          <TextField label={m.ad_check_fact_closes()} name="valid_until" type="date" defaultValue={valid_until ?? ''} />
        </div>
        <div className="row gap-3">
          <Button type="submit" loading={change.isPending}>
            {m.ad_check_save()}
          </Button>
          <Button variant="bare" onClick={onClose}>
            {m.kit_cancel()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
