import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { proposalQuery, useTakeBack, type TakenOver } from './queries.ts';
import { TakeOverForm } from './take-over-form.tsx';

type TakeOverProps = { id: string; onClose: () => void };

/** The step that fills the profile from a résumé: what to take is chosen and corrected; afterwards it can be undone. */
export function TakeOver({ id, onClose }: TakeOverProps) {
  const [taken, setTaken] = useState<TakenOver | null>(null);
  const [isUndone, setUndone] = useState(false);
  const proposal = useQuery({ ...proposalQuery(id), enabled: taken === null });
  return (
    <Panel aria-labelledby="take-over" className="stack gap-4">
      <h2 id="take-over" className="part-title">
        {m.resume_reading_take_over()}
      </h2>
      {taken ? (
        <Taken
          id={id}
          taken={taken}
          onClose={onClose}
          onUndone={() => {
            setTaken(null);
            setUndone(true);
          }}
        />
      ) : (
        <>
          {isUndone && (
            <Banner kind="good" live>
              {m.resume_reading_undone()}
            </Banner>
          )}
          {proposal.isPending && <SkeletonList rows={4} />}
          {proposal.isError && <ErrorState onRetry={() => void proposal.refetch()} retrying={proposal.isFetching} />}
          {proposal.data && !proposal.isFetching && (
            <TakeOverForm id={id} proposal={proposal.data.data.attributes} onTaken={setTaken} onClose={onClose} />
          )}
          {proposal.data && proposal.isFetching && <SkeletonList rows={4} />}
        </>
      )}
    </Panel>
  );
}

type TakenProps = { id: string; taken: TakenOver; onUndone: () => void; onClose: () => void };

/** What is in the profile now, what it does for scores, and the undo. */
function Taken({ id, taken, onUndone, onClose }: TakenProps) {
  const undo = useTakeBack();
  const { profile_slug: slug, ...entries } = taken;
  const { experience, education, skills, links } = entries;
  const parts = [
    experience.length > 0 && m.resume_reading_taken_positions({ count: experience.length }),
    education.length > 0 && m.resume_reading_taken_education({ count: education.length }),
    skills.length > 0 && m.resume_reading_taken_skills({ count: skills.length }),
    links.length > 0 && m.resume_reading_taken_links({ count: links.length }),
  ].filter((part) => part !== false);
  const isNothing = parts.length === 0;
  return (
    <>
      <Banner
        kind={isNothing ? 'info' : 'good'}
        live
        title={isNothing ? m.resume_reading_taken_nothing() : m.resume_reading_taken()}
      >
        {parts.join(', ')}
      </Banner>
      {!isNothing && <p>{m.resume_reading_taken_counts()}</p>}
      {undo.isError && (
        <Banner kind="bad" live>
          {undo.error.message}
        </Banner>
      )}
      <div className="row gap-3">
        <ButtonLink render={<Link to="/profile/$slug" params={{ slug }} />}>{m.resume_reading_to_profile()}</ButtonLink>
        {!isNothing && (
          <Button
            variant="quiet"
            icon={Undo2}
            loading={undo.isPending}
            onClick={() => undo.mutate({ params: { id }, json: entries }, { onSuccess: onUndone })}
          >
            {m.resume_reading_undo()}
          </Button>
        )}
        <Button variant="bare" onClick={onClose}>
          {m.resume_reading_close()}
        </Button>
      </div>
    </>
  );
}
