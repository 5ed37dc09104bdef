import { useNavigate } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { AnnouncementForm, type AnnouncementValues } from './announcement-form.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const create = useCreateAnnouncement();
  const navigate = useNavigate();
  const toast = useToast();
  const save = (values: AnnouncementValues, reason: string) =>
    create.mutate(
      { json: { ...values, reason } },
      {
        onSuccess: ({ data }) => {
          setOpen(false);
          toast.show(m.content_saved());
          void navigate(linkTo(`${ANNOUNCEMENTS_PATH}/${data.id}`));
        },
      },
    );
  return (
    <>
      <Button
        small
        icon={Plus}
        onClick={() => {
          create.reset();
          setOpen(true);
        }}
      >
        {m.announcements_new()}
      </Button>
      {isOpen && (
        <AnnouncementForm
          title={m.announcements_new()}
          text={m.announcements_new_text()}
          values={EMPTY}
          change={create}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Changes an announcement, with an undo. */
export function EditAnnouncement({ announcement: { id, attributes } }: { announcement: StaffAnnouncement }) {
  const [isOpen, setOpen] = useState(false);
  const change = useChangeAnnouncement();
  const { offer, told } = useUndo();
  const { audience, part, text_en, text_hi, link, link_en, link_hi, dismissible, starts_at, ends_at, version } = attributes;
  const before = { audience, part, text_en, text_hi, link, link_en, link_hi, dismissible, starts_at, ends_at };
  const params = { id };
  const save = (values: AnnouncementValues, reason: string) =>
    change.mutate(
      { params, json: { ...values, version, reason } },
      {
        onSuccess: ({ data }) => {
          setOpen(false);
          const json = { ...before, version: data.attributes.version, reason: m.members_undone() };
          offer(m.content_saved(), () => change.mutate({ params, json }, told));
        },
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={Pencil}
        onClick={() => {
          change.reset();
          setOpen(true);
        }}
      >
        {m.content_edit()}
      </Button>
      {isOpen && (
        <AnnouncementForm title={m.content_edit()} values={before} change={change} onSave={save} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
