import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { urlOf } from '#platform/browser/api.ts';
import { language } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Segmented } from '#platform/ui/segmented.tsx';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { cleanResumeQuery, useKeepResume, type CleanResume, type Look } from './queries.ts';
import { ResumePaper } from './resume-paper.tsx';
import './tailor.css';

type ResumeMakerProps = {
  /** The application whose taken lines it holds. */
  applicationId?: string;
  /** The name that is proposed for the version. */
  name: string;
};

/** The clean résumé with its looks, its files and keeping it as a version. */
export function ResumeMaker({ applicationId, name }: ResumeMakerProps) {
  const [look, setLook] = useState<Look>({
    language: language(),
    design: 'modern',
    pages: 1,
    ...(applicationId && { job_application_id: applicationId }),
  });
  const resume = useQuery({ ...cleanResumeQuery(look), placeholderData: keepPreviousData });
  if (resume.isError) return <ErrorState onRetry={() => void resume.refetch()} retrying={resume.isFetching} />;
  const shown = resume.data?.data.attributes;
  if (!shown) return <Skeleton width="100%" height="420px" />;
  if (shown.empty)
    return (
      <EmptyState
        cover="clean-resume"
        title={m.tailoring_empty()}
        action={<ButtonLink render={<Link to="/resumes" />}>{m.tailoring_empty_action()}</ButtonLink>}
      >
        {m.tailoring_empty_text()}
      </EmptyState>
    );
  return (
    <div className="stack gap-4">
      <div className="row gap-3">
        <h2 className="flex-1">{m.tailoring_your_resume()}</h2>
        <span className="small muted" role="status">
          {m.tailoring_pages({ count: shown.pages })}
        </span>
      </div>
      <LookChoice look={look} onChange={setLook} />
      <Warnings resume={shown} look={look} />
      <KeepVersion look={look} name={name} />
      <ResumePaper resume={shown} look={look} />
    </div>
  );
}

function LookChoice({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  return (
    <div className="row gap-3">
      <Segmented
        label={m.tailoring_design()}
        value={look.design}
        onValueChange={(design) => onChange({ ...look, design })}
        options={[
          { value: 'modern', label: m.tailoring_design_modern() },
          { value: 'classic', label: m.tailoring_design_classic() },
        ]}
      />
      <Segmented
        label={m.tailoring_length()}
        value={String(look.pages)}
        onValueChange={(pages) => onChange({ ...look, pages: Number(pages) })}
        options={[
          { value: '1', label: m.tailoring_pages({ count: 1 }) },
          { value: '2', label: m.tailoring_pages({ count: 2 }) },
        ]}
      />
      <Segmented
        label={m.tailoring_headings()}
        value={look.language}
        onValueChange={(chosen) => onChange({ ...look, language: chosen })}
        options={[
          { value: 'en', label: <span lang="en-IN">English</span> },
          { value: 'hi', label: <span lang="hi-IN">हिन्दी</span> },
        ]}
      />
    </div>
  );
}

function Warnings({ resume, look }: { resume: CleanResume; look: Look }) {
  return (
    <>
      {resume.pages > look.pages && <Banner kind="info">{m.tailoring_too_long({ count: resume.pages })}</Banner>}
      {!resume.complete && <Banner kind="warn">{m.tailoring_incomplete()}</Banner>}
    </>
  );
}

function KeepVersion({ look, name: proposed }: { look: Look; name: string }) {
  const [name, setName] = useState(proposed);
  const keep = useKeepResume();
  const toast = useToast();
  const save = () =>
    keep.mutate(
      { json: { ...look, name, format: 'pdf' } },
      { onSuccess: ({ data }) => toast.show(m.tailoring_kept({ name: data.attributes.name })) },
    );
  const fileUrl = (format: 'pdf' | 'docx' | 'json') => urlOf('GET /api/clean_resume/file', { query: { ...look, format } });
  return (
    <Panel className="stack gap-3 [--pad:20px]">
      <TextField
        label={m.tailoring_version_name()}
        value={name}
        maxLength={120}
        error={keep.error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="row gap-2">
        <Button loading={keep.isPending} onClick={save}>
          {m.tailoring_keep()}
        </Button>
        <ButtonLink variant="quiet" icon={Download} href={fileUrl('pdf')} download>
          PDF
        </ButtonLink>
        <ButtonLink variant="quiet" icon={Download} href={fileUrl('docx')} download>
          DOCX
        </ButtonLink>
        <ButtonLink variant="quiet" icon={Download} href={fileUrl('json')} download>
          JSON Resume
        </ButtonLink>
      </div>
      {keep.isSuccess && (
        <p className="small" role="status">
          {m.tailoring_kept_text()}{' '}
          <Link className="link" to="/resumes">
            {m.tailoring_to_versions()}
          </Link>
        </p>
      )}
    </Panel>
  );
}
