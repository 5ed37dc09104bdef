import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { SubmitEvent } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody, SheetClose, SheetFoot } from '#platform/ui/sheet.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { WordCounter } from '#platform/ui/word-counter.tsx';
import { applicationPath, jobPath, locationLabel } from './job-labels.ts';
import { applicationLimitsQuery, type Job } from './queries.ts';
import { QuestionFields } from './question-fields.tsx';
import { ResumeField } from './resume-field.tsx';
import { useApply } from './use-apply.ts';

type ApplyDialogProps = { job: Job['attributes']; open: boolean; onOpenChange: (open: boolean) => void };

/** The application form; a sheet on a phone. Its content is preserved when it is closed. */
export function ApplyDialog({ job, open, onOpenChange }: ApplyDialogProps) {
  const { data: limits } = useQuery(applicationLimitsQuery());
  const application = useApply(job, limits);
  const { letter, file, progress, errors } = application;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void application.send();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      art={<Mark slug={job.company_slug} name={job.company_name} size={44} />}
      title={m.jobs_apply_title({ company: job.company_name })}
      subtitle={m.jobs_company_place({ company: job.title, place: locationLabel(job) })}
      closeLabel={m.jobs_apply_close()}
    >
      <form onSubmit={submit} noValidate>
        <SheetBody>
          {errors.form && <FormError job={job} text={errors.form} code={errors.code} />}
          <TextArea
            label={m.jobs_apply_letter()}
            hint={m.jobs_apply_letter_hint()}
            optional
            rows={7}
            value={letter}
            error={errors.letter}
            aside={<WordCounter text={letter} {...(limits && { limit: limits.cover_letter_words })} />}
            onChange={(event) => application.write(event.target.value)}
          />
          <ResumeField
            limits={limits}
            resume={application.resume}
            file={file}
            progress={progress}
            error={errors.file}
            onChoose={application.chooseResume}
            onFile={application.choose}
            onStop={application.stop}
          />
          <QuestionFields
            company={job.company_name}
            questions={job.questions}
            answers={application.answers}
            errors={errors.answers ?? {}}
            onAnswer={application.answerQuestion}
          />
          <Banner icon={ShieldCheck}>
            {job.apply_email === null
              ? m.jobs_apply_privacy({ company: job.company_name })
              : m.jobs_apply_privacy_email({ company: job.company_name, email: job.apply_email })}
          </Banner>
        </SheetBody>
        <SheetFoot>
          <span className="small muted" role="status">
            {letter !== '' && m.jobs_apply_draft()}
          </span>
          <div className="row push-end">
            <span className="only-wide">
              <SheetClose render={<Button variant="bare">{m.jobs_apply_later()}</Button>} />
            </span>
            <Button type="submit" loading={progress !== null} disabled={application.isResumeUnknown}>
              {m.jobs_apply_send()}
            </Button>
          </div>
        </SheetFoot>
      </form>
    </Dialog>
  );
}

/** An error that belongs to no field, with a link or button to continue. */
function FormError({ job, text, code }: { job: Job['attributes']; text: string; code: string | undefined }) {
  const login = useLogin();
  const signIn = () => login.open({ reason: m.jobs_apply_signed_out(), returnTo: `${jobPath(job)}?apply=1` });
  return (
    <Banner
      kind="bad"
      live
      action={
        code === 'sign-in' ? (
          <Button variant="quiet" small onClick={signIn}>
            {m.jobs_apply_sign_in()}
          </Button>
        ) : (
          job.application_id && (
            <TextLink render={<Link to={applicationPath(job, job.application_id)} />}>{m.jobs_applied_see()}</TextLink>
          )
        )
      }
    >
      {text}
    </Banner>
  );
}
