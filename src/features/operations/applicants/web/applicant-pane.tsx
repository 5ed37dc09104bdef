import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import EyeOff from 'lucide-react/icons/eye-off';
import X from 'lucide-react/icons/x';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AnswerList } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { useKeyShortcut } from '#platform/ui/hooks/use-key-shortcut.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { ApplicantFiles } from './applicant-files.tsx';
import { Face } from './applicant-tile.tsx';
import { columnFilters, listFilters, type ApplicantsSearch } from './applicants-search.ts';
import { DecisionSections } from './decision-sections.tsx';
import { InterviewSection } from './interview-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { applicantsQuery } from './applicants-query.ts';
import { applicantQuery, useOpenApplicant, type Applicant, type HiringJob } from './queries.ts';
import { GROUPS } from './stage-groups.ts';
import { stageLabel } from './stage-labels.ts';
import { TalkSection } from './talk-section.tsx';
import './applicants.css';

type PaneProps = { id: string; job: HiringJob; search: ApplicantsSearch; onOpen: (id: string | undefined) => void };

/** One applicant: what they sent, what colleagues think, and the decision last. Being shown opens the application. */
export function ApplicantPane({ id, job, search, onOpen }: PaneProps) {
  const { data, isError, isFetching, refetch } = useQuery(applicantQuery(id));
  const { previous, next } = useNeighbours(id, job.id, search);
  useOpenOnArrival(id, data?.data);
  useKeyShortcut('k', () => previous && onOpen(previous));
  useKeyShortcut('j', () => next && onOpen(next));
  return (
    <article className="applicant-pane" aria-label={data?.data.attributes.name ?? m.applicants_title()}>
      <div className="row applicant-pane-bar">
        <Button variant="bare" small icon={ArrowLeft} className="applicant-back" onClick={() => onOpen(undefined)}>
          {m.applicants_back()}
        </Button>
        <div className="row push-end flex-nowrap gap-1">
          <Button
            variant="bare"
            small
            icon={ChevronUp}
            iconOnly
            label={m.applicants_previous()}
            disabled={!previous}
            onClick={() => onOpen(previous)}
          />
          <Button
            variant="bare"
            small
            icon={ChevronDown}
            iconOnly
            label={m.applicants_next()}
            disabled={!next}
            onClick={() => onOpen(next)}
          />
          <Button variant="bare" small icon={X} iconOnly label={m.applicants_close()} onClick={() => onOpen(undefined)} />
        </div>
      </div>
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {data && <PaneContent applicant={data.data} job={job} />}
    </article>
  );
}

function PaneContent({ applicant, job }: { applicant: Applicant; job: HiringJob }) {
  return (
    <>
      <PaneHead applicant={applicant} />
      <Letter applicant={applicant} />
      <ApplicantFiles applicant={applicant} />
      <InterviewSection applicant={applicant} />
      <TalkSection applicant={applicant} job={job} />
      <NotesSection applicant={applicant} />
      <DecisionSections applicant={applicant} job={job} />
    </>
  );
}

/** Opens the application when it is on the page, and again when a message of the applicant arrives there. */
function useOpenOnArrival(id: string, applicant: Applicant | undefined) {
  const { mutate } = useOpenApplicant();
  const opened = useRef('');
  const shown = applicant && [id, ...unreadOf(applicant)].join();
  useEffect(() => {
    if (shown === undefined || opened.current === shown) return;
    const isKnown = opened.current !== '' && shown === id;
    opened.current = shown;
    if (!isKnown) mutate({ params: { id } });
  }, [id, shown, mutate]);
}

const unreadOf = ({ attributes }: Applicant): string[] =>
  attributes.messages.flatMap(({ id, side, read_at }) => (side === 'applicant' && read_at === null ? [id] : []));

/** Who stands before and after an applicant in what is shown. */
function useNeighbours(id: string, jobId: string, search: ApplicantsSearch) {
  const client = useQueryClient();
  const shown = (search.view === 'list' ? [listFilters(search)] : GROUPS.map((group) => columnFilters(search, group))).flatMap(
    (filters) => client.getQueryData(applicantsQuery(jobId, filters).queryKey)?.data ?? [],
  );
  const index = shown.findIndex((card) => card.id === id);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: shown[index - 1]?.id, next: shown[index + 1]?.id };
}

function PaneHead({ applicant }: { applicant: Applicant }) {
  const { name, headline, location, stage, hidden, email, profile, expired, kept_days } = applicant.attributes;
  return (
    <header className="applicant-section">
      <div className="applicant-name">
        <Face card={applicant} size={48} />
        <div className="min-w-0">
          <h2 className="applicant-title">{name}</h2>
          <Meta>
            {headline || null}
            {location || null}
          </Meta>
        </div>
      </div>
      <div className="row gap-2">
        <Tag>{stageLabel(stage)}</Tag>
        {email && (
          <TextLink className="small" href={`mailto:${email}`}>
            {email}
          </TextLink>
        )}
        {profile && (
          <TextLink className="small" render={<Link to="/profile/$slug" params={{ slug: profile }} />}>
            {m.applicants_profile()}
          </TextLink>
        )}
      </div>
      {hidden && (
        <p className="small muted row gap-2">
          <Icon of={EyeOff} small />
          {m.applicants_hidden_note()}
        </p>
      )}
      {stage === 'withdrawn' && (
        <p className="small muted">{expired ? m.applicants_expired() : m.applicants_withdrawn_note({ days: kept_days })}</p>
      )}
    </header>
  );
}

function Letter({ applicant }: { applicant: Applicant }) {
  const { letter, answers, applied_at, expired } = applicant.attributes;
  if (expired) return null;
  return (
    <section className="applicant-section" aria-labelledby="applicant-letter">
      <div className="row">
        <h3 id="applicant-letter">{m.applicants_letter()}</h3>
        <span className="caption muted push-end">{formatDateTime(applied_at)}</span>
      </div>
      {letter ? <p className="applicant-text">{letter}</p> : <p className="small muted">{m.applicants_letter_none()}</p>}
      {answers.length > 0 && (
        <>
          <h3>{m.applicants_answers()}</h3>
          <AnswerList answers={answers} />
        </>
      )}
    </section>
  );
}
