import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { InterviewCard } from './interview-card.tsx';
import { MessageList } from './message-list.tsx';
import { correspondenceQuery, useMarkRead, useReply, type Correspondence } from './queries.ts';
import { WhoSeesWhat } from './who-sees-what.tsx';
import './correspondence.css';

/** What the employer and the applicant wrote to each other about an application, on the applicant's side. */
export function ApplicationCorrespondence({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(correspondenceQuery(id));
  useReadOnArrival(id, data?.data);
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    );
  const { company, interviews, rejection } = data.data.attributes;
  return (
    <>
      {rejection && <Rejection id={id} company={company} reason={rejection.reason} />}
      {interviews.map((interview) => (
        <InterviewCard key={interview.id} applicationId={id} company={company} interview={interview} />
      ))}
      <Messages correspondence={data.data} />
      <WhoSeesWhat correspondence={data.data} />
    </>
  );
}

/** Marks the employer's messages as read when they are on the page. */
function useReadOnArrival(id: string, correspondence: Correspondence | undefined) {
  const { mutate } = useMarkRead();
  const marked = useRef('');
  const unread = correspondence?.attributes.messages
    .filter(({ side, read_at }) => side === 'employer' && read_at === null)
    .map((message) => message.id)
    .join();
  useEffect(() => {
    if (!unread || marked.current === unread) return;
    marked.current = unread;
    mutate({ params: { id } });
  }, [id, unread, mutate]);
}

function Rejection({ id, company, reason }: { id: string; company: string; reason: string }) {
  return (
    <Panel className="stack gap-3 [--pad:16px]" aria-labelledby="application-rejection">
      <h3 className="aside-title" id="application-rejection">
        {m.correspondence_rejected({ company })}
      </h3>
      <div>
        <p className="caption muted">{m.correspondence_rejected_reason()}</p>
        <p className="message-text">{reason}</p>
      </div>
      <div className="stack gap-1">
        <p className="caption muted">{m.correspondence_rejected_next()}</p>
        <TextLink
          className="small start"
          render={<Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: id }} />}
        >
          {m.correspondence_rejected_score()}
        </TextLink>
        <TextLink className="small start" render={<Link to="/jobs-apprenticeships" search={{ sort: 'fit' }} />}>
          {m.correspondence_rejected_similar()}
        </TextLink>
      </div>
    </Panel>
  );
}

function Messages({ correspondence: { id, attributes } }: { correspondence: Correspondence }) {
  const { messages, can, company } = attributes;
  if (messages.length === 0 && !can.reply) return null;
  return (
    <section className="stack gap-4" aria-labelledby="application-messages">
      <h3 className="aside-title" id="application-messages">
        {m.correspondence_messages()}
      </h3>
      {messages.length === 0 ? (
        <p className="small muted">{m.correspondence_none()}</p>
      ) : (
        <MessageList messages={messages} side="applicant" />
      )}
      {can.reply && <Reply id={id} company={company} />}
    </section>
  );
}

function Reply({ id, company }: { id: string; company: string }) {
  const reply = useReply();
  const [body, setBody] = useState('');
  return (
    <form
      className="stack gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        reply.mutate({ params: { id }, json: { body } }, { onSuccess: () => setBody('') });
      }}
    >
      {reply.error && (
        <Banner kind="bad" live>
          {reply.error.message}
        </Banner>
      )}
      <TextArea
        label={m.correspondence_reply({ company })}
        hint={m.correspondence_reply_hint({ company })}
        rows={3}
        maxLength={5000}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <Button type="submit" variant="quiet" small className="push-end" loading={reply.isPending}>
        {m.correspondence_send()}
      </Button>
    </form>
  );
}
