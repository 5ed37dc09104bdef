import { m } from '#platform/messages/messages.js';
import { CommunityForm, toCommunityInput, type CommunityValues } from './community-form.tsx';
import { useChangeCommunity, useCreateCommunity, type StaffCommunity } from './community-queries.ts';
import { EditContent, NewContent } from './content-forms.tsx';

export const COMMUNITIES_PATH = '/staff/communities';

const EMPTY: CommunityValues = {
  name: '',
  family: 'core',
  description: '',
  about: '',
  position: '100',
  topics: '',
  starts_at: null,
  ends_at: null,
};

/** Writes a new community, which is a draft until it is published. */
export function NewCommunity() {
  const create = useCreateCommunity();
  return (
    <NewContent label={m.communities_staff_new()} text={m.articles_new_text()} path={COMMUNITIES_PATH} change={create}>
      {(form, onSuccess) => (
        <CommunityForm
          {...form}
          values={EMPTY}
          isNew
          onSave={(values, reason, slug) => create.mutate({ json: { ...toCommunityInput(values), slug, reason } }, { onSuccess })}
        />
      )}
    </NewContent>
  );
}

const toValues = ({ position, topics, ...attributes }: StaffCommunity['attributes']): CommunityValues => ({
  name: attributes.name,
  family: attributes.family,
  description: attributes.description,
  about: attributes.about,
  position: String(position),
  topics: topics.join(', '),
  starts_at: attributes.starts_at,
  ends_at: attributes.ends_at,
});

/** Changes a community, with an undo. */
export function EditCommunity({ community: { id: slug, attributes } }: { community: StaffCommunity }) {
  const change = useChangeCommunity();
  const before = toValues(attributes);
  return (
    <EditContent
      change={change}
      before={toCommunityInput(before)}
      version={attributes.version}
      send={(json, options) => change.mutate({ params: { slug }, json }, options)}
    >
      {(form, onSave) => (
        <CommunityForm {...form} values={before} onSave={(values, reason) => onSave(toCommunityInput(values), reason)} />
      )}
    </EditContent>
  );
}
