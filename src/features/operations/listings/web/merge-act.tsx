import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Merge from 'lucide-react/icons/merge';
import { useState } from 'react';
import { ReasonForm, useFreshSignIn } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { companiesQuery, useMergeCompany, type Company } from './queries.ts';

const MAX_CHOICES = 6;
/** Where the name of a duplicate usually is that of the other one: its first word. */
const firstWord = (name: string): string => name.split(/\s/u)[0] ?? '';

/** Merges a duplicate into another company, after a fresh sign-in; it cannot be undone. */
export function MergeCompanyAct({ company }: { company: Company }) {
  const [isOpen, setOpen] = useState(false);
  const fresh = useFreshSignIn();
  return (
    <>
      <Button variant="quiet" small icon={Merge} onClick={() => fresh(() => setOpen(true))}>
        {m.listings_merge()}
      </Button>
      {isOpen && <MergeForm company={company} onClose={() => setOpen(false)} />}
    </>
  );
}

function MergeForm({ company: { id, attributes }, onClose }: { company: Company; onClose: () => void }) {
  const { name, version, jobs, followers, people } = attributes;
  const [find, setFind] = useState(firstWord(name));
  const [into, setInto] = useState('');
  const { data } = useInfiniteQuery(companiesQuery({ find, state: 'published' }));
  const merge = useMergeCompany();
  const navigate = useNavigate();
  const toast = useToast();
  const choices = (data?.pages[0]?.data ?? []).filter((other) => other.id !== id).slice(0, MAX_CHOICES);
  const save = (reason: string) =>
    merge.mutate(
      { params: { id }, json: { version, into, reason } },
      {
        onSuccess: ({ data: kept }) => {
          onClose();
          toast.show(m.listings_merged({ name, kept: kept.attributes.name }));
          void navigate(linkTo(`/staff/companies/${kept.id}`));
        },
      },
    );
  return (
    <ReasonForm
      title={m.listings_merge_title({ name })}
      text={m.listings_merge_company_text({
        jobs: formatNumber(jobs),
        followers: formatNumber(followers),
        people: formatNumber(people),
      })}
      save={m.listings_merge_confirm()}
      change={merge}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={m.listings_merge_find()}
        type="search"
        value={find}
        onChange={({ currentTarget }) => {
          setFind(currentTarget.value);
          setInto('');
        }}
      />
      <RadioGroup
        legend={m.listings_merge_into()}
        name="into"
        cards
        value={into}
        onValueChange={setInto}
        error={fieldError(merge.error, 'into')}
        options={choices.map((other) => ({
          value: other.id,
          label: other.attributes.name,
          hint: `/company/${other.attributes.slug}`,
          aside: <span className="muted small">{m.listings_jobs({ count: other.attributes.jobs })}</span>,
        }))}
      />
      {choices.length === 0 && <p className="small muted">{m.listings_merge_none()}</p>}
    </ReasonForm>
  );
}
