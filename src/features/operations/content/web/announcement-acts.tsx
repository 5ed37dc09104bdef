import { m } from '#platform/messages/messages.js';
import { AnnouncementForm, type AnnouncementValues } from './announcement-form.tsx';
import { EditContent, NewContent } from './content-forms.tsx';
import { useChangeAnnouncement, useCreateAnnouncement, type StaffAnnouncement } from './queries.ts';

export const ANNOUNCEMENTS_PATH = '/staff/announcements';

const EMPTY: AnnouncementValues = {
  audience: 'everyone',
  part: 'all',
  text_en: '',
  text_hi: '',
  link: '',
  link_en: '',
  link_hi: '',
  dismissible: true,
  starts_at: null,
  ends_at: null,
};

/** Writes a new announcement, which is a draft until it is published. */
export function NewAnnouncement() {
  const create = useCreateAnnouncement();
  return (
    <NewContent label={m.announcements_new()} text={m.announcements_new_text()} path={ANNOUNCEMENTS_PATH} change={create}>
      {(form, onSuccess) => (
        <AnnouncementForm
          {...form}
          values={EMPTY}
          onSave={(values, reason) => create.mutate({ json: { ...values, reason } }, { onSuccess })}
        />
      )}
    </NewContent>
  );
}

/** Changes an announcement, with an undo. */
export function EditAnnouncement({ announcement: { id, attributes } }: { announcement: StaffAnnouncement }) {
  const change = useChangeAnnouncement();
  const { audience, part, text_en, text_hi, link, link_en, link_hi, dismissible, starts_at, ends_at, version } = attributes;
  const before: AnnouncementValues = {
    audience,
    part,
    text_en,
    text_hi,
    link,
    link_en,
    link_hi,
    dismissible,
    starts_at,
    ends_at,
  };
  return (
    <EditContent
      change={change}
      before={before}
      version={version}
      send={(json, options) => change.mutate({ params: { id }, json }, options)}
    >
      {(form, onSave) => <AnnouncementForm {...form} values={before} onSave={onSave} />}
    </EditContent>
  );
}
