import { useState } from 'react';
import { ReasonForm } from '#features/operations/staff/web/index.ts';
import { fieldError } from '#platform/browser/field-error.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { SheetBody, SheetFoot } from '#platform/ui/sheet.tsx';
import { ListingFields, type FieldDeclaration, type FieldValues } from './listing-fields.tsx';
import { useImportListings, type ListingImport, type ListingTable } from './queries.ts';

/** By table, what its file is called and holds, and what can be said for rows that do not say it. */
const TABLES: Record<ListingTable, { title: () => string; columns: string; fields: readonly FieldDeclaration[] }> = {
  companies: { title: m.listings_import_companies, columns: 'name; about, website, location', fields: [] },
  programs: {
    title: m.listings_import_programs,
    columns:
      'title, url; provider, university, category, skills, type, level, mode, region, language, hours, hours per week, duration, fee, ' +
      'summary, outcomes, eligibility',
    fields: [
      { name: 'provider', label: m.listings_import_provider, maxLength: 200 },
      { name: 'category', label: m.listings_import_category, hint: m.listings_import_category_hint, maxLength: 200 },
    ],
  },
  universities: {
    title: m.listings_import_universities,
    columns: 'name, country; region, city, state, type, website, about',
    fields: [{ name: 'country', label: m.listings_import_country, maxLength: 100 }],
  },
};

type ImportDialogProps = { table: ListingTable; onClose: () => void };

/** Asks for the file, and then says what became of its rows. */
export function ImportDialog({ table, onClose }: ImportDialogProps) {
  const { title, columns, fields } = TABLES[table];
  const [file, setFile] = useState<File | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const [values, setValues] = useState<FieldValues>({});
  const change = useImportListings();
  if (change.data) return <ImportReport title={title()} report={change.data.data} onClose={onClose} />;
  const save = (reason: string) => {
    setWasAsked(true);
    if (file) change.mutate({ multipart: { ...values, file, table, reason } });
  };
  return (
    <ReasonForm
      title={title()}
      text={m.listings_import_text()}
      save={m.listings_import()}
      change={change}
      onSave={save}
      onClose={onClose}
    >
      <FileDrop
        label={m.listings_import_file()}
        hint={m.listings_import_hint()}
        accept=".csv,.txt,.json,.jsonl,.ndjson"
        file={file}
        error={fieldError(change.error, 'file') ?? (wasAsked && !file ? m.listings_import_choose() : undefined)}
        onFile={setFile}
        onRemove={() => setFile(null)}
      />
      <p className="hint">
        {m.listings_import_columns()} <span lang="en">{columns}</span>
      </p>
      <ListingFields fields={fields} values={values} error={change.error} onChange={setValues} />
    </ReasonForm>
  );
}

function ImportReport({ title, report, onClose }: { title: string; report: ListingImport; onClose: () => void }) {
  const { added, updated, unchanged, skipped, rows } = report.attributes;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <SheetBody>
        <Banner kind={skipped > 0 ? 'warn' : 'good'} live>
          {m.listings_import_done({ added, updated, unchanged, skipped })}
        </Banner>
        {rows.length > 0 && (
          <ul className="stack small gap-2" lang="en">
            {rows.map(({ at, title: name, reason }) => (
              <li key={at}>
                <b>{at}</b> {name}
                <span className="muted block">{reason}</span>
              </li>
            ))}
          </ul>
        )}
        {skipped > rows.length && <p className="muted small">{m.listings_import_more({ count: skipped - rows.length })}</p>}
      </SheetBody>
      <SheetFoot>
        <Button className="push-end" onClick={onClose}>
          {m.listings_import_close()}
        </Button>
      </SheetFoot>
    </Dialog>
  );
}
