import { useState } from 'react';
import { interviewTime } from '#features/member/correspondence/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useCancelInterview, type Applicant } from './queries.ts';
import './applicants.css';

const InviteDialog = lazyDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog);

type Interview = Applicant['attributes']['interviews'][number];

/** The interviews with an applicant, and the invitation to another. */
export function InterviewSection({ applicant }: { applicant: Applicant }) {
  const { interviews, can, stage } = applicant.attributes;
  const [isInviting, setInviting] = useState(false);
  const cancel = useCancelInterview();
  const toast = useToast();
  const now = useNow();
  const planned = interviews.filter(({ cancelled }) => !cancelled);
  const coming = planned.find(({ starts_at }) => Date.parse(starts_at) > now);
  const canInvite = can.recruit && stage !== 'rejected' && stage !== 'withdrawn';
  if (planned.length === 0 && !canInvite) return null;
  const withdraw = () =>
    cancel.mutate(
      { params: { id: applicant.id } },
      {
        onSuccess: () => void toast.show(m.applicants_interview_cancelled()),
        onError: (error) => void toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <section className="applicant-section" aria-labelledby="applicant-interview">
      <h3 id="applicant-interview">{m.applicants_interview()}</h3>
      {planned.map((interview) => (
        <InterviewFacts key={interview.id} interview={interview} />
      ))}
      {canInvite && (
        <div className="row gap-2">
          <Button variant="quiet" small onClick={() => setInviting(true)}>
            {coming ? m.applicants_interview_change() : m.applicants_interview_invite()}
          </Button>
          {coming && (
            <Button variant="bare" small danger loading={cancel.isPending} onClick={withdraw}>
              {m.applicants_interview_cancel()}
            </Button>
          )}
        </div>
      )}
      {isInviting && <InviteDialog applicant={applicant} before={coming} onClose={() => setInviting(false)} />}
    </section>
  );
}

const ANSWERS = { accepted: m.applicants_answer_accepted, other_time: m.applicants_answer_other_time };

function InterviewFacts({ interview }: { interview: Interview }) {
  const { answer, answer_note, place, link } = interview;
  return (
    <div className="stack gap-1">
      <p className="small">{interviewTime(interview)}</p>
      {(place || link) && <p className="small muted applicant-text">{[place, link].filter((text) => text !== '').join(' · ')}</p>}
      <Tag className="start" tone={answer === 'accepted' ? 'good' : 'neutral'}>
        {answer === null ? m.applicants_answer_none() : ANSWERS[answer]()}
      </Tag>
      {answer_note && <p className="small applicant-text">{`“${answer_note}”`}</p>}
    </div>
  );
}
