import { EmailField } from '#features/operations/apply-addresses/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { EditorPart } from './editor-part.tsx';
import { fieldError, type FieldsProps } from './field-error.ts';
import type { Content } from './queries.ts';

const WAYS: readonly Content['apply'][] = ['here', 'email', 'address'];

/** How one applies: here, by e-mail to an address that was confirmed, or at the employer's page. */
export function ApplyFields({ content, change, error, company }: FieldsProps & { company: { slug: string; name: string } }) {
  return (
    <EditorPart id="part-apply" title={m.hiring_part_apply()} text={m.hiring_part_apply_text()}>
      <RadioGroup
        legend={m.hiring_field_apply()}
        hideLegend
        cards
        name="apply"
        value={content.apply}
        onValueChange={(value) => change({ apply: WAYS.find((way) => way === value) ?? 'here' })}
        options={[
          { value: 'here', label: m.hiring_field_here(), hint: m.hiring_field_here_text() },
          { value: 'email', label: m.hiring_field_email_way(), hint: m.hiring_field_email_way_text() },
          { value: 'address', label: m.hiring_field_address(), hint: m.hiring_field_address_text({ company: company.name }) },
        ]}
      />
      {content.apply === 'email' && (
        <EmailField
          slug={company.slug}
          label={m.hiring_field_email()}
          value={content.apply_email}
          error={fieldError(error, 'apply_email')}
          onChange={(apply_email) => change({ apply_email })}
        />
      )}
      {content.apply === 'address' && (
        <TextField
          label={m.hiring_field_url()}
          type="url"
          maxLength={2000}
          value={content.apply_url}
          error={fieldError(error, 'apply_url')}
          onChange={(event) => change({ apply_url: event.target.value })}
        />
      )}
    </EditorPart>
  );
}
