import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDayNumber, formatMonthName } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { interviewTime } from './interview-labels.ts';
import { useAnswerInterview, type Interview } from './queries.ts';
import './correspondence.css';

type InterviewProps = { applicationId: string; company: string; interview: Interview };

/** An invitation to an interview, with what the applicant can answer. */
export function InterviewCard({ applicationId, company, interview }: InterviewProps) {
  const { starts_at, time_zone: timeZone, place, link, note, author, cancelled } = interview;
  const isOver = Date.parse(starts_at) < useNow();
  const params = { id: applicationId, interview_id: interview.id };
  return (
    <Panel className="interview [--pad:16px]" aria-label={titleOf(interview, isOver)}>
      <span className="interview-day" aria-hidden="true">
        <i>{formatMonthName(starts_at, 'short', { timeZone })}</i>
        <b>{formatDayNumber(starts_at, { timeZone })}</b>
      </span>
      <div className="stack min-w-0 gap-1.5">
        <h3 className="aside-title">{titleOf(interview, isOver)}</h3>
        <p className="small">{interviewTime(interview)}</p>
        {place && <p className="small">{place}</p>}
        {link && (
          <TextLink className="small start" href={link} target="_blank" rel="nofollow ugc noopener noreferrer">
            {m.correspondence_interview_join()}
          </TextLink>
        )}
        {note && <p className="small message-text">{note}</p>}
        <p className="caption muted">{m.correspondence_interview_with({ author })}</p>
      </div>
      {!cancelled && !isOver && <Answer {...{ applicationId, company, interview }} />}
      {!cancelled && (
        <ButtonLink
          variant="quiet"
          small
          icon={CalendarPlus}
          className="interview-file"
          href={urlOf('GET /api/job_applications/{id}/interviews/{interview_id}/calendar', { params })}
          download="interview.ics"
        >
          {m.correspondence_interview_calendar()}
        </ButtonLink>
      )}
    </Panel>
  );
}

function titleOf({ cancelled, answer }: Interview, isOver: boolean): string {
  if (cancelled) return m.correspondence_interview_cancelled();
  if (isOver) return m.correspondence_interview_over();
  if (answer === 'accepted') return m.correspondence_interview_accepted();
  return answer === 'other_time' ? m.correspondence_interview_asked() : m.correspondence_interview_title();
}

function Answer({ applicationId, company, interview }: InterviewProps) {
  const answer = useAnswerInterview();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState(interview.answer_note);
  const params = { id: applicationId, interview_id: interview.id };
  const ask = () => answer.mutate({ params, json: { answer: 'other_time', note } }, { onSuccess: () => setAsking(false) });
  return (
    <div className="stack interview-answer gap-3">
      {answer.error && (
        <Banner kind="bad" live>
          {answer.error.message}
        </Banner>
      )}
      {interview.answer === 'other_time' && !isAsking && <p className="small message-text">“{interview.answer_note}”</p>}
      {isAsking && (
        <form
          className="stack gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <TextArea
            label={m.correspondence_interview_other_label()}
            rows={3}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="row gap-2">
            <Button type="submit" small loading={answer.isPending}>
              {m.correspondence_interview_other_send({ company })}
            </Button>
            <Button variant="bare" small onClick={() => setAsking(false)}>
              {m.kit_cancel()}
            </Button>
          </div>
        </form>
      )}
      {!isAsking && (
        <div className="row gap-2">
          {interview.answer !== 'accepted' && (
            <Button small loading={answer.isPending} onClick={() => answer.mutate({ params, json: { answer: 'accepted' } })}>
              {m.correspondence_interview_accept()}
            </Button>
          )}
          <Button variant="bare" small onClick={() => setAsking(true)}>
            {m.correspondence_interview_other()}
          </Button>
        </div>
      )}
    </div>
  );
}
