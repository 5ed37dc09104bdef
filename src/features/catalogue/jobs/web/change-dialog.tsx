import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody, SheetClose, SheetFoot } from '#platform/ui/sheet.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { WordCounter } from '#platform/ui/word-counter.tsx';
import { applicationLimitsQuery, type JobApplication } from './queries.ts';
import { ResumeField } from './resume-field.tsx';
import { AS_SENT, useChangeApplication } from './use-change-application.ts';

/** Replaces the letter and the résumé of an application that the employer has not opened. */
export function ChangeDialog({ application, onClose }: { application: JobApplication; onClose: () => void }) {
  const { data: limits } = useQuery(applicationLimitsQuery());
  const { attributes } = application;
  const change = useChangeApplication(application, limits, onClose);
  const { progress, errors } = change;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void change.send();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.jobs_change_title()}
      subtitle={m.jobs_company_place({
        company: attributes.job.attributes.title,
        place: attributes.job.attributes.company_name,
      })}
    >
      <form onSubmit={submit} noValidate>
        <SheetBody>
          {errors.form && (
            <Banner kind="bad" live>
              {errors.form}
            </Banner>
          )}
          <TextArea
            label={m.jobs_apply_letter()}
            optional
            rows={7}
            value={change.letter}
            error={errors.letter}
            aside={<WordCounter text={change.letter} {...(limits && { limit: limits.cover_letter_words })} />}
            onChange={(event) => change.write(event.target.value)}
          />
          <ResumeField
            limits={limits}
            resume={change.resume}
            file={change.file}
            progress={progress}
            error={errors.file}
            {...(attributes.resume_id === null && {
              others: [{ value: AS_SENT, label: attributes.file_name, hint: m.jobs_change_as_sent() }],
            })}
            onChoose={change.chooseResume}
            onFile={change.choose}
            onStop={change.stop}
          />
          <Banner>{m.jobs_change_text({ company: attributes.job.attributes.company_name })}</Banner>
        </SheetBody>
        <SheetFoot>
          <div className="row push-end">
            <SheetClose render={<Button variant="bare">{m.kit_cancel()}</Button>} />
            <Button type="submit" loading={progress !== null}>
              {m.jobs_change_save()}
            </Button>
          </div>
        </SheetFoot>
      </form>
    </Dialog>
  );
}
