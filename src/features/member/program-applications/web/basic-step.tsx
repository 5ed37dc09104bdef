import { useNavigate } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { TextField } from '#platform/ui/text-field.tsx';
import { applyPath } from './form-labels.ts';
import { fieldError } from '#platform/browser/field-error.ts';
import { useSaveBasic, type Form } from './queries.ts';
import { StepForm } from './step-form.tsx';
import { useDraft } from './use-draft.ts';

const initialDetails = (basic: Form['attributes']['basic']) => ({
  name: basic.name ?? '',
  email: basic.email ?? '',
  phone: basic.phone ?? '',
  city: basic.city ?? '',
  qualification: basic.qualification ?? '',
  institution: basic.institution ?? '',
  occupation: basic.occupation ?? '',
});

/** Step 1: the applicant's details, prefilled from the last application or the profile. */
export function BasicStep({ form: { id, attributes } }: { form: Form }) {
  const { values, set, clearDraft } = useDraft(`${id}:basic`, initialDetails(attributes.basic));
  const save = useSaveBasic();
  const navigate = useNavigate();
  const field = (name: keyof ReturnType<typeof initialDetails>) => ({
    value: values[name],
    error: fieldError(save.error, name),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const submit = () =>
    save.mutate(
      { params: { id }, json: values },
      {
        onSuccess: () => {
          clearDraft();
          void navigate({ to: applyPath(attributes.program.code, 'additional-details') });
        },
      },
    );
  return (
    <StepForm title={m.program_applications_step_basic()} save={save} onSave={submit}>
      {!attributes.saved.basic && <p className="small muted">{m.program_applications_prefilled()}</p>}
      <div className="grid [--min:280px] gap-5">
        <TextField label={m.program_applications_name()} autoComplete="name" required maxLength={120} {...field('name')} />
        <TextField
          label={m.program_applications_email()}
          type="email"
          autoComplete="email"
          required
          maxLength={200}
          {...field('email')}
        />
        <TextField
          label={m.program_applications_phone()}
          type="tel"
          autoComplete="tel"
          required
          maxLength={20}
          {...field('phone')}
        />
        <TextField
          label={m.program_applications_city()}
          autoComplete="address-level2"
          required
          maxLength={120}
          {...field('city')}
        />
        <TextField label={m.program_applications_qualification()} required maxLength={160} {...field('qualification')} />
        <TextField label={m.program_applications_institution()} required maxLength={160} {...field('institution')} />
        <TextField
          label={m.program_applications_occupation()}
          autoComplete="organization-title"
          optional
          maxLength={160}
          {...field('occupation')}
        />
      </div>
    </StepForm>
  );
}
