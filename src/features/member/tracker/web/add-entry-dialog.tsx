import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useAddEntry, useChangeEntry, type Entry } from './queries.ts';
import { stageOptions, STAGES } from './tracker-labels.ts';

type Details = Pick<Entry['attributes'], 'kind' | 'title' | 'organisation' | 'url'>;

/** Adds an external application. */
export function AddEntryDialog({ onClose }: { onClose: () => void }) {
  const add = useAddEntry();
  const toast = useToast();
  const [details, setDetails] = useState<Details>({ kind: 'job', title: '', organisation: '', url: '' });
  const [stage, setStage] = useState<(typeof STAGES)[number]>('saved');
  const save = () =>
    add.mutate(
      { json: { ...details, stage } },
      {
        onSuccess: ({ data }) => {
          toast.show(m.tracker_added({ title: data.attributes.title }));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={m.tracker_add_title()}
      subtitle={m.tracker_add_text()}
      save={m.tracker_add_save()}
      change={add}
      onSave={save}
      onClose={onClose}
    >
      <div className="stack gap-4">
        <DetailFields details={details} onChange={setDetails} />
        <SelectField
          label={m.tracker_stage()}
          options={stageOptions()}
          value={stage}
          onChange={(event) => setStage(STAGES.find((option) => option === event.target.value) ?? 'saved')}
        />
      </div>
    </FormDialog>
  );
}

/** Edits a hand-added entry. */
export function EditEntryDialog({ entry: { id, attributes }, onClose }: { entry: Entry; onClose: () => void }) {
  const change = useChangeEntry();
  const { kind, title, organisation, url } = attributes;
  const [details, setDetails] = useState<Details>({ kind, title, organisation, url });
  return (
    <FormDialog
      title={m.tracker_edit()}
      save={m.tracker_edit_save()}
      change={change}
      onSave={() => change.mutate({ params: { id }, json: details }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="stack gap-4">
        <DetailFields details={details} onChange={setDetails} />
      </div>
    </FormDialog>
  );
}

function DetailFields({ details, onChange }: { details: Details; onChange: (details: Details) => void }) {
  const set = (change: Partial<Details>) => onChange({ ...details, ...change });
  return (
    <>
      <Segmented
        label={m.tracker_kind()}
        value={details.kind}
        onValueChange={(kind) => set({ kind })}
        options={[
          { value: 'job', label: m.tracker_kind_job() },
          { value: 'program', label: m.tracker_kind_program() },
        ]}
      />
      <TextField
        label={details.kind === 'job' ? m.tracker_title_job() : m.tracker_title_program()}
        required
        maxLength={200}
        value={details.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextField
        label={details.kind === 'job' ? m.tracker_organisation_job() : m.tracker_organisation_program()}
        optional
        maxLength={200}
        value={details.organisation}
        onChange={(event) => set({ organisation: event.target.value })}
      />
      <TextField
        label={m.tracker_url()}
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={1000}
        value={details.url}
        onChange={(event) => set({ url: event.target.value })}
      />
    </>
  );
}
