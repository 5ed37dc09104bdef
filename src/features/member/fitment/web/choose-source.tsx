import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshResumes, ResumeChoice } from '#features/base/resumes/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useScoreWith, type Fitment } from './queries.ts';
import { ResumeForm } from './resume-form.tsx';
import { resultMessage } from './result-message.ts';

const PROFILE = 'profile';

/** Scores an entry with a kept version, the profile alone, or a new file. `onScored` is called after the new state is stored. */
export function ChooseSource({ fitment, onScored }: { fitment: Fitment; onScored?: () => void }) {
  const { source, job_application_id } = fitment.attributes;
  const current = source.profile ? PROFILE : (source.resume_id ?? undefined);
  const [chosen, setChosen] = useState<string | undefined>();
  const score = useScoreWith(job_application_id);
  const client = useQueryClient();
  const toast = useToast();
  const value = chosen ?? current;
  const send = () => {
    if (value === undefined) return;
    const multipart = value === PROFILE ? { profile: 'true' as const } : { resume_id: value };
    score.mutate(
      { params: { id: fitment.id }, multipart },
      {
        onSuccess: ({ data }) => {
          toast.show(resultMessage(fitment, data));
          setChosen(undefined);
          void refreshResumes(client);
          onScored?.();
        },
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  };
  return (
    <div className="stack gap-4">
      <form
        className="stack gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ResumeChoice
          name="source"
          value={value}
          onChoose={setChosen}
          allowsUnread={false}
          others={[{ value: PROFILE, label: m.resumes_profile_alone(), hint: m.fitment_profile_alone_hint() }]}
        />
        <Button
          type="submit"
          variant="quiet"
          small
          className="start"
          disabled={value === undefined || (value === current && fitment.attributes.fitment_score_generated)}
          loading={score.isPending}
        >
          {m.fitment_score_with()}
        </Button>
      </form>
      <ResumeForm fitment={fitment} label={m.fitment_new_file()} {...(onScored && { onScored })} />
    </div>
  );
}
