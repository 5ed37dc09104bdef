import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { Switch } from '#platform/ui/switch.tsx';
import { upload, type UploadProgress } from '#platform/browser/upload.ts';
import { refetchBoards } from './board-cache.ts';

type ImportResult = CallOutput<'POST /api/boards/import'>;
const MAX_SHOWN = 20;

/** Imports bookmarks or a table as a board, then lists the skipped lines. */
export function ImportForm() {
  const [file, setFile] = useState<File | null>(null);
  const [privacy, setPrivacy] = useState(true);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [errors, setErrors] = useState<string[]>([]);
  const [result, setResult] = useState<ImportResult | null>(null);
  const client = useQueryClient();
  const send = async (chosen: File) => {
    setErrors([]);
    setProgress({ loaded: 0, total: chosen.size });
    try {
      const multipart = { file: chosen, privacy: String(privacy) };
      setResult(await upload('POST /api/boards/import', { multipart }, { onProgress: setProgress }));
      setFile(null);
      await refetchBoards(client);
    } catch (error) {
      setErrors(errorMessages(error));
    } finally {
      setProgress(null);
    }
  };
  return (
    <section className="panel stack gap-4" aria-labelledby="import">
      <div className="stack gap-1.5">
        <h2 id="import" className="part-title">
          {m.boards_import()}
        </h2>
        <p className="muted small">{m.boards_import_text()}</p>
      </div>
      {result && <ImportReport result={result} />}
      <FileDrop
        label={m.boards_import_file()}
        hint={m.boards_import_hint()}
        accept=".html,.htm,.csv,.tsv,.txt"
        file={file}
        progress={progress}
        error={errors.length > 0 ? <ErrorLines lines={errors} /> : null}
        onFile={(chosen) => {
          setFile(chosen);
          setErrors([]);
          setResult(null);
        }}
        onRemove={() => setFile(null)}
      />
      <Switch checked={privacy} hint={m.boards_import_privacy_hint()} onCheckedChange={setPrivacy}>
        {m.boards_field_privacy()}
      </Switch>
      <Button
        variant="quiet"
        className="start"
        disabled={!file}
        loading={progress !== null}
        onClick={() => void (file && send(file))}
      >
        {m.boards_import_action()}
      </Button>
    </section>
  );
}

const errorMessages = (error: unknown): string[] => {
  if (error instanceof Problem && error.body.errors) return error.body.errors.map(({ message }) => message);
  return [error instanceof Error ? error.message : m.kit_error_text()];
};

const ErrorLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));

function ImportReport({ result: { data, meta } }: { result: ImportResult }) {
  const skipped = [
    ...meta.duplicates.map(({ line, title }) => ({ line, message: m.boards_import_duplicate({ line, title }) })),
    ...meta.refused.map(({ line, title, reason }) => ({ line, message: m.boards_import_refused({ line, title, reason }) })),
  ].toSorted((a, b) => a.line - b.line);
  return (
    <Banner
      kind={skipped.length > 0 ? 'warn' : 'good'}
      live
      title={m.boards_imported({ count: meta.imported, title: data.attributes.title })}
    >
      {skipped.length > 0 && (
        <ul className="import-lines">
          {skipped.slice(0, MAX_SHOWN).map(({ line, message }) => (
            <li key={line}>{message}</li>
          ))}
          {skipped.length > MAX_SHOWN && <li>{m.boards_import_more({ count: skipped.length - MAX_SHOWN })}</li>}
        </ul>
      )}
      <ButtonLink small render={<Link to={data.attributes.path} />}>
        {m.boards_open()}
      </ButtonLink>
    </Banner>
  );
}
