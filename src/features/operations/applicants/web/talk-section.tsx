import { useState } from 'react';
import { MessageList } from '#features/member/correspondence/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useWrite, type Applicant, type HiringJob } from './queries.ts';
import { TemplateField } from './template-field.tsx';
import './applicants.css';

/** The messages with an applicant, with a form that writes another. */
export function TalkSection({ applicant, job }: { applicant: Applicant; job: HiringJob }) {
  const { messages, can } = applicant.attributes;
  if (messages.length === 0 && !can.write) return null;
  return (
    <section className="applicant-section" aria-labelledby="applicant-messages">
      <h3 id="applicant-messages">{m.applicants_messages()}</h3>
      {messages.length > 0 && <MessageList messages={messages} side="employer" />}
      {can.write && <WriteForm applicant={applicant} job={job} />}
    </section>
  );
}

function WriteForm({ applicant, job }: { applicant: Applicant; job: HiringJob }) {
  const write = useWrite();
  const toast = useToast();
  const [isWriting, setWriting] = useState(false);
  const [body, setBody] = useState('');
  if (!isWriting)
    return (
      <Button variant="quiet" small className="start" onClick={() => setWriting(true)}>
        {m.applicants_message_label({ name: applicant.attributes.name })}
      </Button>
    );
  return (
    <form
      className="stack gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        write.mutate(
          { params: { id: job.id }, json: { applicants: [applicant.id], body } },
          {
            onSuccess: () => {
              setBody('');
              setWriting(false);
              toast.show(m.applicants_message_sent());
            },
          },
        );
      }}
    >
      {write.error && (
        <Banner kind="bad" live>
          {write.error.message}
        </Banner>
      )}
      <TemplateField job={job} stage={null} onChoose={setBody} />
      <TextArea
        label={m.applicants_message_label({ name: applicant.attributes.name })}
        rows={4}
        maxLength={5000}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className="row push-end gap-2">
        <Button variant="bare" small onClick={() => setWriting(false)}>
          {m.kit_cancel()}
        </Button>
        <Button type="submit" small loading={write.isPending}>
          {m.applicants_message_send()}
        </Button>
      </div>
    </form>
  );
}
