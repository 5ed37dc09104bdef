import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusLabel } from '#features/catalogue/jobs/web/index.ts';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  StateLabel,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { DecisionActs } from './decision-acts.tsx';
import {
  jobApplicationQuery,
  useRecordDecision,
  type JobApplicationItem,
  type StaffJobApplication,
} from './job-application-queries.ts';
import { APPLICATION_LOOKS } from './labels.ts';

/** One application for a job: who applied where, what the employer said, and what staff recorded. */
export function JobApplicationPane(props: ResourcePaneProps<JobApplicationItem>) {
  const application = useSuspenseQuery(jobApplicationQuery(props.id)).data.data;
  const { member, title, company, status, sent_at, next, history } = application.attributes;
  return (
    <Pane
      label={member.name}
      list={{ to: '/staff/job-applications', label: m.support_job_applications() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{member.name}</h2>
          <Meta>
            <StateLabel {...APPLICATION_LOOKS[status]}>{statusLabel(status)}</StateLabel>
            {title}
          </Meta>
        </div>
      }
    >
      {next.length > 0 && <Decisions application={application} />}
      <PaneSection title={m.support_job_application()}>
        <FactList
          facts={[
            [
              m.listings_company(),
              <TextLink key="company" render={<Link to="/company/$slug" params={{ slug: company.slug }} />}>
                {company.name}
              </TextLink>,
            ],
            [
              m.members_member(),
              <TextLink key="member" render={<Link to="/staff/$place/$id" params={{ place: 'members', id: member.slug }} />}>
                {member.name}
              </TextLink>,
            ],
            [m.support_sent(), formatDateTime(sent_at)],
          ]}
        />
      </PaneSection>
      <PaneHistory entries={history} all={application.id} />
    </Pane>
  );
}

function Decisions({ application: { id, attributes } }: { application: StaffJobApplication }) {
  const record = useRecordDecision();
  const { member, status: from, next } = attributes;
  return (
    <PaneSection title={m.support_job_decision()}>
      <p className="small muted">{m.support_job_decision_text()}</p>
      <DecisionActs
        applicant={member.name}
        next={next}
        statusLabel={statusLabel}
        change={record}
        send={(status, reason, options) => record.mutate({ params: { id }, json: { from, status, reason } }, options)}
      />
    </PaneSection>
  );
}
