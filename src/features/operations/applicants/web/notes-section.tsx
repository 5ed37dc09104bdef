import Lock from 'lucide-react/icons/lock';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useAddNote, useDeleteNote, type Applicant } from './queries.ts';
import './applicants.css';

/** What colleagues note; the applicant never sees it. */
export function NotesSection({ applicant }: { applicant: Applicant }) {
  const params = { id: applicant.id };
  const add = useAddNote();
  const remove = useDeleteNote();
  const [body, setBody] = useState('');
  return (
    <section className="applicant-section" aria-labelledby="applicant-notes">
      <div className="row">
        <h3 id="applicant-notes">{m.applicants_notes()}</h3>
        <span className="caption muted push-end row gap-1">
          <Icon of={Lock} small />
          {m.applicants_notes_private()}
        </span>
      </div>
      <ul className="stack gap-3">
        {applicant.attributes.team_notes.map(({ id, author, body: text, created_at, mine }) => (
          <li key={id} className="applicant-note">
            <Avatar name={author} size={28} />
            <div className="min-w-0">
              <p className="caption muted">
                <strong>{author}</strong> {formatDateTime(created_at)}
              </p>
              <p className="applicant-text">{text}</p>
            </div>
            {mine && (
              <Button
                variant="bare"
                small
                icon={Trash}
                iconOnly
                label={m.applicants_note_delete()}
                onClick={() => remove.mutate({ params: { ...params, note_id: id } })}
              />
            )}
          </li>
        ))}
      </ul>
      <form
        className="stack gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate({ params, json: { body } }, { onSuccess: () => setBody('') });
        }}
      >
        {(add.error ?? remove.error) && (
          <Banner kind="bad" live>
            {(add.error ?? remove.error)?.message}
          </Banner>
        )}
        <TextArea
          label={m.applicants_note_label()}
          rows={2}
          maxLength={5000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <Button type="submit" variant="quiet" small className="push-end" loading={add.isPending}>
          {m.applicants_note_add()}
        </Button>
      </form>
    </section>
  );
}
