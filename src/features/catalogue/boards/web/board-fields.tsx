import { useQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { query } from '#platform/browser/queries.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { Switch } from '#platform/ui/switch.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';

export type BoardText = { title: string; description: string; privacy: boolean; categories: string[] };
type BoardFieldsProps = { words: BoardText; onChange: (words: BoardText) => void; locked?: boolean };

/** Title, description and who sees it; the same for a new board and for one that is changed. */
export function BoardFields({ words, onChange, locked = false }: BoardFieldsProps) {
  const communities = useQuery(query('GET /api/categories')).data?.data ?? [];
  return (
    <>
      <TextField
        label={m.boards_field_title()}
        value={words.title}
        maxLength={120}
        required
        onChange={(event) => onChange({ ...words, title: event.target.value })}
      />
      <TextArea
        label={m.boards_field_description()}
        hint={m.boards_field_description_hint()}
        value={words.description}
        maxLength={500}
        rows={3}
        optional
        onChange={(event) => onChange({ ...words, description: event.target.value })}
      />
      <SelectField
        label={m.boards_field_community()}
        hint={m.boards_field_community_hint()}
        optional
        placeholder={m.boards_field_no_community()}
        options={communities.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
        value={words.categories[0] ?? ''}
        onChange={(event) => onChange({ ...words, categories: event.target.value ? [event.target.value] : [] })}
      />
      <Switch
        checked={words.privacy}
        disabled={locked}
        hint={locked ? m.problems_learning_pack() : m.boards_field_privacy_hint()}
        onCheckedChange={(privacy) => onChange({ ...words, privacy })}
      >
        {m.boards_field_privacy()}
      </Switch>
    </>
  );
}
