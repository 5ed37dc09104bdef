import { useQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { query } from '#platform/browser/queries.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { Switch } from '#platform/ui/switch.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';

export type BoardValues = { title: string; description: string; privacy: boolean; categories: string[] };
type BoardFieldsProps = { values: BoardValues; onChange: (values: BoardValues) => void; isPrivacyLocked?: boolean };

/** The fields of a board, for creating and for editing it. */
export function BoardFields({ values, onChange, isPrivacyLocked = false }: BoardFieldsProps) {
  const communities = useQuery(query('GET /api/categories')).data?.data ?? [];
  return (
    <>
      <TextField
        label={m.boards_field_title()}
        value={values.title}
        maxLength={120}
        required
        onChange={(event) => onChange({ ...values, title: event.target.value })}
      />
      <TextArea
        label={m.boards_field_description()}
        hint={m.boards_field_description_hint()}
        value={values.description}
        maxLength={500}
        rows={3}
        optional
        onChange={(event) => onChange({ ...values, description: event.target.value })}
      />
      <SelectField
        label={m.boards_field_community()}
        hint={m.boards_field_community_hint()}
        optional
        placeholder={m.boards_field_no_community()}
        options={communities.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
        value={values.categories[0] ?? ''}
        onChange={(event) => onChange({ ...values, categories: event.target.value ? [event.target.value] : [] })}
      />
      <Switch
        checked={values.privacy}
        disabled={isPrivacyLocked}
        hint={isPrivacyLocked ? m.problems_learning_pack() : m.boards_field_privacy_hint()}
        onCheckedChange={(privacy) => onChange({ ...values, privacy })}
      >
        {m.boards_field_privacy()}
      </Switch>
    </>
  );
}
