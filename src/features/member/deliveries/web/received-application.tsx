import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { AnswerList, statusLabel } from '#features/catalogue/jobs/web/index.ts';
import { SentResume } from '#features/member/resume-reading/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDate } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { Decision } from './decision.tsx';
import { EndDialog } from './end-dialog.tsx';
import { receivedQuery, receivedResumeQuery, useReceivedChanges, type Received } from './queries.ts';

const route = getRouteApi('/received/$token');

/** An application by the link from its e-mail: what was sent, and where its reader says that it stands. */
export function ReceivedApplication() {
  const { token } = route.useParams();
  const { attributes: received } = useSuspenseQuery(receivedQuery(token)).data.data;
  const { open } = useReceivedChanges(token);
  const openIt = useEffectEvent(() => open.mutate({ params: { token } }));
  useEffect(() => openIt(), [token]);
  return (
    <main className="container page-top stack gap-6">
      <Head received={received} />
      <div className="with-aside [--aside:380px]">
        <div className="stack gap-4">
          <Letter received={received} />
          <Panel className="stack gap-3" aria-labelledby="received-resume">
            <Resume token={token} fileName={received.file.name} />
          </Panel>
        </div>
        <aside className="stack sticky gap-4">
          <Decision token={token} received={received} />
          <p className="small muted">{m.deliveries_received_until({ date: formatDate(received.expires_at, 'full') })}</p>
          <Stop token={token} received={received} />
        </aside>
      </div>
    </main>
  );
}

function Head({ received: { name, headline, location, email, job, company, sent_at, stage } }: { received: Received }) {
  return (
    <header className="row gap-4">
      <Avatar name={name} size={56} />
      <div className="stack min-w-0 gap-1">
        <h1>{name}</h1>
        <p>{m.deliveries_received_lead({ job, company, date: formatDate(sent_at, 'full') })}</p>
        <div className="row gap-3">
          <Tag>{statusLabel(stage)}</Tag>
          {email && (
            <TextLink className="small" href={`mailto:${email}`}>
              {email}
            </TextLink>
          )}
          <Meta>
            {headline || null}
            {location || null}
          </Meta>
        </div>
      </div>
    </header>
  );
}

function Letter({ received: { letter, answers } }: { received: Received }) {
  return (
    <Panel className="stack gap-3">
      <h2 className="title-s">{m.applicants_letter()}</h2>
      {letter ? (
        <p className="break-words whitespace-pre-line">{letter}</p>
      ) : (
        <p className="small muted">{m.applicants_letter_none()}</p>
      )}
      {answers.length > 0 && (
        <>
          <h2 className="title-s">{m.applicants_answers()}</h2>
          <AnswerList answers={answers} />
        </>
      )}
    </Panel>
  );
}

function Resume({ token, fileName }: { token: string; fileName: string }) {
  const resume = useQuery(receivedResumeQuery(token));
  const href = urlOf('GET /api/received/{token}/file', { params: { token } });
  return <SentResume resume={resume} fileName={fileName} href={href} headingId="received-resume" />;
}

/** The ways out: a workspace for those who get many, and the end of these e-mails. */
function Stop({ token, received: { delivered_to, company } }: { token: string; received: Received }) {
  const { stop } = useReceivedChanges(token);
  const toast = useToast();
  const navigate = route.useNavigate();
  const end = () =>
    stop.mutate(
      { params: { token } },
      {
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
        onSuccess: () => {
          toast.show(m.deliveries_ended());
          void navigate({ to: '/' });
        },
      },
    );
  return (
    <div className="stack gap-2">
      <TextLink className="small start" render={<Link to="/hiring" />}>
        {m.deliveries_received_account()}
      </TextLink>
      <EndDialog email={delivered_to} company={company} isPending={stop.isPending} onEnd={end}>
        <Button variant="bare" small className="start">
          {m.deliveries_received_stop()}
        </Button>
      </EndDialog>
    </div>
  );
}
