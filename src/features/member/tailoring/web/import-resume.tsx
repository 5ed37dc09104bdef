import { useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '#platform/browser/queries.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { FileDrop } from '#platform/ui/file-drop.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { mergeSections, type Choice, type Choices, type SectionName, type Sections } from './merge-sections.ts';
import { useFillProfile, useImportResume, type ResumeImport } from './queries.ts';
import './tailor.css';

const MAX_CHARACTERS = 200_000;

/** Fills the profile from a JSON Resume: what was read is reviewed, and nothing changes without a choice. */
export function ImportResume() {
  const [error, setError] = useState('');
  const read = useImportResume();
  const take = async (file: File) => {
    setError('');
    const text = await file.text();
    if (text.length > MAX_CHARACTERS) return setError(m.tailoring_import_too_long());
    return read.mutate({ json: { text } });
  };
  const found = read.data?.data.attributes;
  return (
    <Panel className="stack gap-4 [--pad:20px]">
      <div>
        <h2>{m.tailoring_import()}</h2>
        <p className="small muted">{m.tailoring_import_text()}</p>
      </div>
      <FileDrop
        label={m.tailoring_import_file()}
        accept=".json,application/json"
        error={error || read.error?.message}
        disabled={read.isPending}
        onFile={(file) => void take(file)}
      />
      {found && <Problems problems={found.problems} />}
      {found && Object.keys(found.sections).length > 0 && (
        <Review key={JSON.stringify(found.sections)} sections={found.sections} />
      )}
    </Panel>
  );
}

const REASONS = {
  missing: m.tailoring_problem_missing,
  too_long: m.tailoring_problem_too_long,
  too_many: m.tailoring_problem_too_many,
  month: m.tailoring_problem_month,
  order: m.tailoring_problem_order,
  address: m.tailoring_problem_address,
  kind: m.tailoring_problem_kind,
};

function Problems({ problems }: Pick<ResumeImport, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <div role="status">
      <h3>{m.tailoring_problems()}</h3>
      <ul className="tailor-list small">
        {problems.map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>{REASONS[reason]({ field: path || m.tailoring_the_file() })}</li>
        ))}
      </ul>
    </div>
  );
}

const NAMES = {
  about: m.tailoring_heading_summary,
  experience: m.tailoring_heading_experience,
  education: m.tailoring_heading_education,
  skills: m.tailoring_heading_skills,
  certificates: m.tailoring_heading_certificates,
  links: m.tailoring_links,
} satisfies Record<SectionName, () => string>;
const SECTIONS = ['about', 'experience', 'education', 'skills', 'certificates', 'links'] as const;

function Review({ sections }: { sections: Sections }) {
  const user = useCurrentUser();
  const profile = useQuery({
    ...query('GET /api/users/{slug}', { params: { slug: user?.attributes.slug ?? '' } }),
    enabled: user !== null,
  });
  const [choices, setChoices] = useState<Choices>({});
  const fill = useFillProfile();
  const toast = useToast();
  const own = profile.data?.data.attributes;
  if (!own) return null;
  const changes = mergeSections(own, sections, choices);
  const save = () => fill.mutate({ json: changes }, { onSuccess: () => toast.show(m.tailoring_imported()) });
  return (
    <div>
      {SECTIONS.filter((name) => sections[name] !== undefined).map((name) => (
        <div key={name} className="import-choice">
          <p>
            <strong>{NAMES[name]()}</strong>{' '}
            <span className="small muted">
              {m.tailoring_import_counts({ found: sizeOf(sections[name]), own: sizeOf(own[name]) })}
            </span>
          </p>
          <Segmented<Choice>
            label={NAMES[name]()}
            value={choices[name] ?? 'keep'}
            onValueChange={(choice) => setChoices({ ...choices, [name]: choice })}
            options={[
              { value: 'keep', label: m.tailoring_choice_keep() },
              { value: 'add', label: m.tailoring_choice_add() },
              { value: 'replace', label: m.tailoring_choice_replace() },
            ]}
          />
        </div>
      ))}
      <div className="stack gap-2 page-part">
        <Button loading={fill.isPending} disabled={Object.keys(changes).length === 0} onClick={save}>
          {m.tailoring_import_save()}
        </Button>
        {fill.isError && (
          <p className="tailor-refused" role="alert">
            {fill.error.message}
          </p>
        )}
      </div>
    </div>
  );
}

const sizeOf = (section: string | readonly unknown[] | null | undefined): number =>
  typeof section === 'string' ? Number(section !== '') : (section?.length ?? 0);
