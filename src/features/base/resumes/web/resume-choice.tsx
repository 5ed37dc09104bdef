import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { PagePicture } from './page-picture.tsx';
import { defaultFirst, polledResumesQuery, type ListedResume } from './queries.ts';
import './resumes.css';

export type ResumeOption = { value: string; label: ReactNode; hint?: ReactNode };

type ResumeChoiceProps = {
  name: string;
  /** The id of a version, or the value of one of `others`. */
  value: string | undefined;
  onChoose: (value: string) => void;
  /** Offered after the versions. */
  others: readonly ResumeOption[];
  /** Whether versions that are not read (yet) can be chosen. */
  allowsUnread?: boolean;
  hideLegend?: boolean;
  /** Shows the versions as tiles with their first page; says what each has reached. */
  renderReached?: (resume: ListedResume) => ReactNode;
};

/** The member's versions to choose from, the default first; nothing while there are none. */
export function ResumeChoice(props: ResumeChoiceProps) {
  const { name, value, onChoose, others, allowsUnread = true, hideLegend = false, renderReached } = props;
  const resumes = useQuery(polledResumesQuery());
  if (resumes.isPending)
    return (
      <Loading>
        <SkeletonText lines={2} />
      </Loading>
    );
  const kept = keptResumes(resumes.data?.data ?? []);
  if (kept.length === 0 && others.length < 2) return null;
  const choice = (
    <RadioGroup
      legend={m.resumes_choose()}
      hideLegend={hideLegend}
      name={name}
      cards={renderReached !== undefined}
      value={value ?? ''}
      onValueChange={onChoose}
      options={[
        ...kept.map((resume) => ({
          value: resume.id,
          label: resume.attributes.name,
          hint: (
            <>
              {describe(resume)}
              {renderReached && <span className="block">{renderReached(resume)}</span>}
            </>
          ),
          aside: renderReached && <PagePicture page={resume.attributes.first_page} />,
          disabled: !allowsUnread && resume.attributes.status !== 'read',
        })),
        ...others,
      ]}
    />
  );
  return renderReached ? <div className="resume-tiles">{choice}</div> : choice;
}

/** What is chosen at first: the default version, or undefined without one. */
export const defaultChoice = (resumes: readonly ListedResume[] | undefined): string | undefined =>
  resumes?.find(({ attributes }) => attributes.is_default)?.id;

const keptResumes = (resumes: readonly ListedResume[]) => defaultFirst(resumes.filter(({ attributes }) => !attributes.removed));

function describe({ attributes }: ListedResume): string {
  const state = { reading: m.resumes_reading(), failed: m.resumes_failed(), read: null }[attributes.status];
  return [
    attributes.is_default && m.resumes_default(),
    attributes.file_kind.toUpperCase(),
    formatDate(attributes.created_at, 'full'),
    state,
  ]
    .filter(Boolean)
    .join(' · ');
}
