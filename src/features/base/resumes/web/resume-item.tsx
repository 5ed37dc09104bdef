import type { ReactNode } from 'react';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { PagePicture } from './page-picture.tsx';
import { useMakeDefault, useReadAgain, type ListedResume } from './queries.ts';
import { readingFailure } from './reading-failure.ts';
import { ResumeActions } from './resume-actions.tsx';
import { ResumeName } from './resume-name.tsx';
import './resumes.css';

type ResumeItemProps = {
  resume: ListedResume;
  /** Leads to what was read from it. */
  reading: ReactNode;
  uses: ReactNode;
};

/** One version: its first page, its name, what was read, where it was used, and what can be done with it. */
export function ResumeItem({ resume, reading, uses }: ResumeItemProps) {
  const { attributes } = resume;
  return (
    <li className={attributes.is_default ? 'resume-item is-default' : 'resume-item'}>
      <PagePicture page={attributes.first_page} />
      <div className="stack gap-1">
        <ResumeName resume={resume} />
        <Meta>
          {attributes.file_kind.toUpperCase()}
          {formatDate(attributes.created_at, 'full')}
          {attributes.status === 'read' && attributes.words !== null && m.resumes_words({ count: attributes.words })}
          {attributes.status === 'read' &&
            attributes.pages !== null &&
            attributes.pages > 0 &&
            m.resumes_pages({ count: attributes.pages })}
          {attributes.status === 'reading' && <span role="status">{m.resumes_reading()}</span>}
        </Meta>
        <div className="row gap-x-4 gap-y-1">
          {attributes.is_default ? <Tag tone="primary">{m.resumes_default()}</Tag> : <MakeDefault resume={resume} />}
          {reading}
        </div>
        <FailedReading resume={resume} />
      </div>
      <div className="resume-uses stack gap-2">{uses}</div>
      <div className="resume-menu">
        <ResumeActions resume={resume} />
      </div>
    </li>
  );
}

function MakeDefault({ resume: { id, attributes } }: { resume: ListedResume }) {
  const change = useMakeDefault();
  const toast = useToast();
  const { name } = attributes;
  const make = () =>
    change.mutate(
      { params: { id } },
      {
        onSuccess: () => void toast.show(m.resumes_made_default({ name })),
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <button
      type="button"
      className="link small make-default"
      aria-label={`${m.resumes_make_default()}: ${name}`}
      aria-disabled={change.isPending || undefined}
      onClick={change.isPending ? undefined : make}
    >
      {m.resumes_make_default()}
    </button>
  );
}

/** Why it could not be read, with a second try. */
function FailedReading({ resume: { id, attributes } }: { resume: ListedResume }) {
  const again = useReadAgain();
  const toast = useToast();
  const { failure, name } = attributes;
  if (failure === null) return null;
  return (
    <div className="stack small gap-2">
      <p>
        <Tag tone="warn">{m.resumes_failed()}</Tag> {readingFailure(failure)}
      </p>
      <Button
        variant="quiet"
        small
        className="start"
        label={m.resumes_read_again_named({ name })}
        loading={again.isPending}
        onClick={() => again.mutate({ params: { id } }, { onError: (error) => void toast.show(error.message, { kind: 'warn' }) })}
      >
        {m.resumes_read_again()}
      </Button>
    </div>
  );
}
