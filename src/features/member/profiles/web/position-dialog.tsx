import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { MonthField } from '#platform/ui/month-field.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useChangeProfile, type Position } from './queries.ts';
import type { PositionKind } from './position-section.tsx';

type StayDialogProps = {
  slug: string;
  kind: PositionKind;
  title: string;
  stays: readonly Position[];
  /** The index of the edited position; null for a new one. */
  at: number | null;
  onClose: () => void;
};

const NEW: Position = { title: '', organisation: '', location: '', started_on: '', ended_on: null, text: '' };

/** Adds, edits or removes a position. */
export function PositionDialog({ slug, kind, title, stays, at, onClose }: StayDialogProps) {
  const [stay, setStay] = useState<Position>((at === null ? undefined : stays[at]) ?? NEW);
  const change = useChangeProfile(slug);
  const place = at ?? stays.length;
  const save = (next: readonly Position[]) => change.mutate({ json: { [kind]: [...next] } }, { onSuccess: onClose });
  const issue = (field: keyof Position) => fieldError(change.error, `${kind}.${place}.${field}`);
  const text = (field: 'title' | 'organisation' | 'location' | 'text') => ({
    value: stay[field],
    error: issue(field),
    onChange: (event: { target: { value: string } }) => setStay({ ...stay, [field]: event.target.value }),
  });
  const work = kind === 'experience';
  return (
    <FormDialog
      title={title}
      size="normal"
      save={m.profiles_save()}
      change={change}
      onSave={() => save(stays.toSpliced(place, 1, stay))}
      onClose={onClose}
      aside={
        at !== null && (
          <Button variant="bare" danger onClick={() => save(stays.toSpliced(at, 1))}>
            {m.profiles_remove()}
          </Button>
        )
      }
    >
      <TextField label={work ? m.profiles_role() : m.profiles_degree()} required maxLength={120} {...text('title')} />
      <TextField label={work ? m.profiles_employer() : m.profiles_school()} required maxLength={120} {...text('organisation')} />
      <TextField label={m.profiles_place()} optional maxLength={120} {...text('location')} />
      <div className="grid [--min:240px] gap-4">
        <MonthField
          label={m.profiles_from()}
          required
          value={stay.started_on}
          error={issue('started_on')}
          onChange={(started_on) => setStay({ ...stay, started_on })}
        />
        {stay.ended_on !== null && (
          <MonthField
            label={m.profiles_to()}
            required
            ahead={8}
            value={stay.ended_on}
            error={issue('ended_on')}
            onChange={(ended_on) => setStay({ ...stay, ended_on })}
          />
        )}
      </div>
      <Checkbox
        checked={stay.ended_on === null}
        onChange={(event) => setStay({ ...stay, ended_on: event.target.checked ? null : '' })}
      >
        {work ? m.profiles_still_work() : m.profiles_still_study()}
      </Checkbox>
      <TextArea
        label={m.profiles_what_you_did()}
        hint={m.profiles_what_you_did_hint()}
        optional
        rows={5}
        maxLength={1500}
        {...text('text')}
      />
    </FormDialog>
  );
}

/** The server's error for one field. */
export function fieldError(error: Error | null, path: string): string | undefined {
  return error instanceof Problem ? error.body.errors?.find((one) => one.path === path)?.message : undefined;
}
