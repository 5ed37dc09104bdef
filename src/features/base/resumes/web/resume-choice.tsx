import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { polledResumesQuery, type ListedResume } from './queries.ts';

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
};

/** The member's versions to choose from, the default first; nothing while there are none. */
export function ResumeChoice({ name, value, onChoose, others, allowsUnread = true, hideLegend = false }: ResumeChoiceProps) {
  const resumes = useQuery(polledResumesQuery());
  if (resumes.isPending)
    return (
      <Loading>
        <SkeletonText lines={2} />
      </Loading>
    );
  const kept = keptResumes(resumes.data?.data ?? []);
  if (kept.length === 0 && others.length < 2) return null;
  return (
    <RadioGroup
      legend={m.resumes_choose()}
      hideLegend={hideLegend}
      name={name}
      value={value ?? ''}
      onValueChange={onChoose}
      options={[
        ...kept.map((resume) => ({
          value: resume.id,
          label: resume.attributes.name,
          hint: describe(resume),
          disabled: !allowsUnread && resume.attributes.status !== 'read',
        })),
        ...others,
      ]}
    />
  );
}

/** What is chosen at first: the default version, or undefined without one. */
export const defaultChoice = (resumes: readonly ListedResume[] | undefined): string | undefined =>
  resumes?.find(({ attributes }) => attributes.is_default)?.id;

const keptResumes = (resumes: readonly ListedResume[]) =>
  resumes
    .filter(({ attributes }) => !attributes.removed)
    .toSorted((a, b) => Number(b.attributes.is_default) - Number(a.attributes.is_default));

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
