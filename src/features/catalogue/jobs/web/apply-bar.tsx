import { formatDate, noonOfDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { ApplyButton, type ApplyProps } from './apply-panel.tsx';
import { salaryParts } from './job-labels.ts';
import { SaveButton } from './save-button.tsx';
import './job.css';

/** A bar at the bottom of a phone screen with salary, save and apply. */
export function ApplyBar({ job, onApply }: ApplyProps) {
  const salary = salaryParts(job);
  return (
    <div className="apply-bar no-print">
      <div className="min-w-0">
        <p className="strong clip">{salary?.amount ?? job.company_name}</p>
        <p className="caption muted clip">
          {job.open && job.valid_until
            ? m.jobs_closes({ day: formatDate(noonOfDay(job.valid_until)) })
            : (salary?.per ?? job.title)}
        </p>
      </div>
      <div className="row flex-nowrap push-end">
        <SaveButton job={job} variant="quiet" iconOnly />
        <ApplyButton job={job} onApply={onApply} />
      </div>
    </div>
  );
}
