import { fieldError } from '#platform/browser/field-error.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';

export type FieldValues = Readonly<Record<string, string>>;

/** A field of a form: one line of text, several, a day, an address, or a choice. */
export type FieldDeclaration = {
  name: string;
  label: () => string;
  hint?: () => string;
  kind?: 'text' | 'long' | 'url' | 'date' | 'number';
  required?: true;
  maxLength?: number;
  /** Whether it stands beside a neighbouring half. */
  half?: true;
  /** Of several lines; five by default. */
  rows?: number;
  /** For a choice. */
  options?: () => readonly { value: string; label: string }[];
};

type ListingFieldsProps = {
  fields: readonly FieldDeclaration[];
  values: FieldValues;
  error: Error | null;
  onChange: (values: FieldValues) => void;
};

/** The fields of a listing as declared, each with what the server refused about it; neighbouring halves stand side by side. */
export function ListingFields({ fields, ...form }: ListingFieldsProps) {
  return groupHalves(fields).map(([first, ...others]) => {
    if (!first) return null;
    if (others.length === 0) return <ListingField key={first.name} field={first} {...form} />;
    return (
      <div key={first.name} className="grid [--min:200px] items-start gap-4">
        {[first, ...others].map((field) => (
          <ListingField key={field.name} field={field} {...form} />
        ))}
      </div>
    );
  });
}

/** Neighbouring halves together, every other field by itself. */
function groupHalves(fields: readonly FieldDeclaration[]): FieldDeclaration[][] {
  const groups: FieldDeclaration[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (field.half && last?.[0]?.half) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

function ListingField({ field, values, error, onChange }: Omit<ListingFieldsProps, 'fields'> & { field: FieldDeclaration }) {
  const { name, label, hint, kind = 'text', required = false, maxLength, options } = field;
  const control = {
    label: label(),
    ...(hint && { hint: hint() }),
    error: fieldError(error, name),
    required,
    optional: !required,
    value: values[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...values, [name]: event.currentTarget.value }),
  };
  const length = maxLength === undefined ? {} : { maxLength };
  if (options)
    return <SelectField {...control} optional={false} options={options()} {...(values[name] ? {} : { placeholder: '' })} />;
  if (kind === 'long') return <TextArea {...control} {...length} rows={field.rows ?? 5} />;
  return <TextField {...control} {...length} type={kind} />;
}
