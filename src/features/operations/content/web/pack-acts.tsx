import { m } from '#platform/messages/messages.js';
import { EditContent, NewContent } from './content-forms.tsx';
import { PackForm, toPackInput, type PackValues } from './pack-form.tsx';
import { useChangePack, useCreatePack, type StaffPack } from './pack-queries.ts';

export const PACKS_PATH = '/staff/packs';

const EMPTY: PackValues = {
  title: '',
  description: '',
  categories: '',
  position: '100',
  cards: '',
  starts_at: null,
  ends_at: null,
};

/** Writes a new pack, which is a draft until it is published. */
export function NewPack() {
  const create = useCreatePack();
  return (
    <NewContent label={m.boards_staff_new()} text={m.articles_new_text()} path={PACKS_PATH} change={create}>
      {(form, onSuccess) => (
        <PackForm
          {...form}
          values={EMPTY}
          onSave={(values, reason) => create.mutate({ json: { ...toPackInput(values), reason } }, { onSuccess })}
        />
      )}
    </NewContent>
  );
}

const toValues = ({ categories, position, ...attributes }: StaffPack['attributes']): PackValues => ({
  title: attributes.title,
  description: attributes.description,
  categories: categories.join(', '),
  position: String(position ?? EMPTY.position),
  cards: attributes.cards,
  starts_at: attributes.starts_at,
  ends_at: attributes.ends_at,
});

/** Changes a pack, with an undo. */
export function EditPack({ pack: { id: slug, attributes } }: { pack: StaffPack }) {
  const change = useChangePack();
  const before = toValues(attributes);
  return (
    <EditContent
      change={change}
      before={toPackInput(before)}
      version={attributes.version}
      send={(json, options) => change.mutate({ params: { slug }, json }, options)}
    >
      {(form, onSave) => <PackForm {...form} values={before} onSave={(values, reason) => onSave(toPackInput(values), reason)} />}
    </EditContent>
  );
}
