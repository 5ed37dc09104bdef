import { useQuery } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { defaultFirst, polledResumesQuery, useRestoreResume, type ListedResume } from './queries.ts';
import { ResumeItem } from './resume-item.tsx';
import { UploadResume } from './upload-resume.tsx';

type ResumesViewProps = {
  /** Shows where a version was used, in the words of the features that used it. */
  renderUses: (resume: ListedResume) => ReactNode;
  /** Leads to what our reader sees in a version. */
  renderReading: (resume: ListedResume) => ReactNode;
};

/** The member's versions, the default first and then the newest, with upload, and an undo for those just removed. */
export function ResumesView({ renderUses, renderReading }: ResumesViewProps) {
  const resumes = useQuery(polledResumesQuery());
  const listed = defaultFirst(resumes.data?.data ?? []);
  const isEmpty = resumes.data !== undefined && listed.every(({ attributes }) => attributes.removed);
  return (
    <>
      <UploadResume />
      {resumes.isPending && <SkeletonList rows={3} />}
      {resumes.isError && !resumes.data && <ErrorState onRetry={() => void resumes.refetch()} retrying={resumes.isFetching} />}
      {isEmpty && (
        <EmptyState cover="resumes-to-come" title={m.resumes_none()}>
          {m.resumes_none_text()}
        </EmptyState>
      )}
      {listed.length > 0 && (
        <List>
          {listed.map((resume) =>
            resume.attributes.removed ? (
              <RemovedItem key={resume.id} resume={resume} />
            ) : (
              <ResumeItem key={resume.id} resume={resume} reading={renderReading(resume)} uses={renderUses(resume)} />
            ),
          )}
        </List>
      )}
    </>
  );
}

function RemovedItem({ resume: { id, attributes } }: { resume: ListedResume }) {
  const restore = useRestoreResume();
  const toast = useToast();
  const { name, uses } = attributes;
  return (
    <li className="removed-resume">
      <span className="small">
        <strong>{m.resumes_deleted({ name })}</strong>{' '}
        {uses.applications.length > 0 && m.resumes_deleted_kept({ count: uses.applications.length })}
      </span>
      <Button
        variant="quiet"
        small
        icon={Undo2}
        label={m.resumes_undo_named({ name })}
        loading={restore.isPending}
        onClick={() =>
          restore.mutate({ params: { id } }, { onError: (error) => void toast.show(error.message, { kind: 'warn' }) })
        }
      >
        {m.resumes_undo()}
      </Button>
    </li>
  );
}
