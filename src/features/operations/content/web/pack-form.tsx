import { ReasonForm, useFormValues } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { ContentFormProps } from './content-forms.tsx';
import { splitList } from './labels.ts';
import type { PackInput } from './pack-queries.ts';
import { TimeFields, type Times } from './publication-times.tsx';

/** What the form holds: categories and the position as they are typed. */
export type PackValues = Times & Record<'title' | 'description' | 'categories' | 'position' | 'cards', string>;

/** What the form holds as the endpoints take it. */
export const toPackInput = ({ categories, position, ...values }: PackValues): PackInput => ({
  ...values,
  categories: splitList(categories),
  position: Number(position),
});

type PackFormProps = ContentFormProps & { values: PackValues; onSave: (values: PackValues, reason: string) => void };

/** What a learning pack says, where it stands, and its cards. */
export function PackForm({ values: first, onSave, ...form }: PackFormProps) {
  const { error } = form.change;
  const { values, set, field } = useFormValues(first, error);
  return (
    <ReasonForm {...form} size="normal" save={m.content_save()} onSave={(reason) => onSave(values, reason)}>
      <TextField label={m.boards_field_title()} required minLength={5} maxLength={120} {...field('title')} />
      <TextArea label={m.articles_summary()} required minLength={10} maxLength={500} rows={2} {...field('description')} />
      <TextArea
        label={m.boards_staff_cards()}
        hint={m.boards_staff_cards_hint()}
        required
        maxLength={60_000}
        rows={16}
        {...field('cards')}
      />
      <div className="grid [--min:220px] items-start gap-4">
        <TextField
          label={m.boards_staff_categories()}
          hint={m.boards_staff_categories_hint()}
          required
          {...field('categories')}
        />
        <TextField
          label={m.communities_staff_position()}
          hint={m.communities_staff_position_hint()}
          required
          type="number"
          min={0}
          max={10_000}
          {...field('position')}
        />
      </div>
      <TimeFields values={values} onChange={set} error={error} />
    </ReasonForm>
  );
}
