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
  /** For a choice. */
  options?: () => readonly { value: string; label: string }[];
};

type ListingFieldsProps = {
  fields: readonly FieldDeclaration[];
  values: FieldValues;
  error: Error | null;
  onChange: (values: FieldValues) => void;
};

/** The fields of a listing as declared, each with what the server refused about it. */
export function ListingFields({ fields, values, error, onChange }: ListingFieldsProps) {
  return (
    <>
      {fields.map(({ name, label, hint, kind = 'text', required = false, maxLength, options }) => {
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
        if (options) return <SelectField key={name} {...control} optional={false} options={options()} />;
        if (kind === 'long') return <TextArea key={name} {...control} {...length} rows={5} />;
        return <TextField key={name} {...control} {...length} type={kind} />;
      })}
    </>
  );
}
