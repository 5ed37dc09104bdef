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

type PositionDialogProps = {
  slug: string;
  kind: PositionKind;
  title: string;
  positions: readonly Position[];
  /** The index of the edited position; null for a new one. */
  at: number | null;
  onClose: () => void;
};

const EMPTY_POSITION: Position = { title: '', organisation: '', location: '', started_on: '', ended_on: null, text: '' };

/** Adds, edits or removes a position. */
export function PositionDialog({ slug, kind, title, positions, at, onClose }: PositionDialogProps) {
  const [position, setPosition] = useState<Position>((at === null ? undefined : positions[at]) ?? EMPTY_POSITION);
  const change = useChangeProfile(slug);
  const index = at ?? positions.length;
  const save = (next: readonly Position[]) => change.mutate({ json: { [kind]: [...next] } }, { onSuccess: onClose });
  const issue = (field: keyof Position) => fieldError(change.error, `${kind}.${index}.${field}`);
  const text = (field: 'title' | 'organisation' | 'location' | 'text') => ({
    value: position[field],
    error: issue(field),
    onChange: (event: { target: { value: string } }) => setPosition({ ...position, [field]: event.target.value }),
  });
  const isWork = kind === 'experience';
  return (
    <FormDialog
      title={title}
      size="normal"
      save={m.profiles_save()}
      change={change}
      onSave={() => save(positions.toSpliced(index, 1, position))}
      onClose={onClose}
      aside={
        at !== null && (
          <Button variant="bare" danger onClick={() => save(positions.toSpliced(at, 1))}>
            {m.profiles_remove()}
          </Button>
        )
      }
    >
      <TextField label={isWork ? m.profiles_role() : m.profiles_degree()} required maxLength={120} {...text('title')} />
      <TextField
        label={isWork ? m.profiles_employer() : m.profiles_school()}
        required
        maxLength={120}
        {...text('organisation')}
      />
      <TextField label={m.profiles_place()} optional maxLength={120} {...text('location')} />
      <div className="grid [--min:240px] gap-4">
        <MonthField
          label={m.profiles_from()}
          required
          value={position.started_on}
          error={issue('started_on')}
          onChange={(started_on) => setPosition({ ...position, started_on })}
        />
        {position.ended_on !== null && (
          <MonthField
            label={m.profiles_to()}
            required
            ahead={8}
            value={position.ended_on}
            error={issue('ended_on')}
            onChange={(ended_on) => setPosition({ ...position, ended_on })}
          />
        )}
      </div>
      <Checkbox
        checked={position.ended_on === null}
        onChange={(event) => setPosition({ ...position, ended_on: event.target.checked ? null : '' })}
      >
        {isWork ? m.profiles_still_work() : m.profiles_still_study()}
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
  return error instanceof Problem ? error.body.errors?.find((issue) => issue.path === path)?.message : undefined;
}
