import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatBytes, formatDate } from '#platform/language/format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Form } from './queries.ts';

/** The answers of an application. */
export function AnswersView({ form: { id, attributes } }: { form: Form }) {
  const { basic, additional, documents } = attributes;
  const rows: [string, string][] = [
    [m.program_applications_name(), basic.name ?? ''],
    [m.program_applications_email(), basic.email ?? ''],
    [m.program_applications_phone(), basic.phone ?? ''],
    [m.program_applications_city(), basic.city ?? ''],
    [m.program_applications_qualification(), basic.qualification ?? ''],
    [m.program_applications_institution(), basic.institution ?? ''],
    [m.program_applications_occupation(), basic.occupation ?? ''],
    [m.program_applications_intake(), additional.intake ? formatDate(`${additional.intake}T00:00:00+05:30`, 'full') : ''],
    ...(additional.answers ?? []).map(({ question, answer }): [string, string] => [question, answer]),
    [m.program_applications_statement(), additional.statement ?? ''],
  ];
  return (
    <dl className="stack application-answers gap-3">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      {documents.map((document) => (
        <div key={document.id}>
          <dt className="small muted">{document.name}</dt>
          <dd>
            <TextLink
              href={urlOf('GET /api/application_forms/{id}/documents/{document_id}', {
                params: { id, document_id: document.id },
              })}
              download={document.file_name}
            >
              {`${document.file_name} (${formatBytes(document.file_bytes)})`}
            </TextLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
