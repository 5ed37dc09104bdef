import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatDate, formatNumber } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { JOB_LABELS, jobFields, jobValues, ORIGIN_LABELS, ROLE_TYPE_LABELS, toJobFacts, WORK_MODE_LABELS } from './job-fields.ts';
import { CorrectAct, DeleteAct, StateAct } from './listing-acts.tsx';
import { Corrections } from './listing-parts.tsx';
import { ListingState } from './listing-state.tsx';
import { jobQuery, useChangeJobState, useDeleteJob, useEditJob, type Job, type JobItem } from './queries.ts';
import '#platform/ui/styles/workspace.css';

/** One job: its facts, where it comes from, and what staff did to it. */
export function JobPane(props: ResourcePaneProps<JobItem>) {
  const job = useSuspenseQuery(jobQuery(props.id)).data.data;
  const { title, state, slug, company, corrected, history, kept_off } = job.attributes;
  const page = `/jobs-apprenticeships/${company.slug}/${slug}`;
  return (
    <Pane
      label={title}
      list={{ to: '/staff/jobs', label: m.listings_jobs_title() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{title}</h2>
          <Meta>
            <ListingState state={state} />
            <TextLink render={<Link {...linkTo(`/staff/companies/${company.id}`)} />}>{company.name}</TextLink>
            <TextLink render={<Link {...linkTo(page)} />}>{m.listings_see_page()}</TextLink>
          </Meta>
        </div>
      }
    >
      {kept_off && (
        <div className="work-section">
          <Banner kind="info">{kept_off === 'report' ? m.listings_job_reported() : m.listings_job_company_unpublished()}</Banner>
        </div>
      )}
      <JobActs job={job} onDeleted={() => props.onOpen(undefined)} />
      <JobFactList job={job} />
      <Corrections corrected={corrected} labels={JOB_LABELS} />
      <PaneHistory entries={history} all={job.id} />
    </Pane>
  );
}

function JobActs({ job, onDeleted }: { job: Job; onDeleted: () => void }) {
  const [edit, change, remove] = [useEditJob(), useChangeJobState(), useDeleteJob()];
  const { id, attributes } = job;
  const { title: name, version, can, entries, state, origin } = attributes;
  const params = { id };
  return (
    <div className="work-section">
      <div className="row gap-2">
        {can.edit && (
          <CorrectAct
            name={name}
            fields={jobFields(job)}
            values={jobValues(job)}
            change={edit}
            onSave={(values, reason, done) =>
              edit.mutate(
                { params, json: { ...toJobFacts(values), version, reason } },
                { onSuccess: ({ data }) => done(data.attributes.title) },
              )
            }
          />
        )}
        {can.publish && (
          <StateAct
            listing={{ name, version, isPublished: state !== 'unpublished' }}
            text={m.listings_unpublish_job_text({ entries: formatNumber(entries) })}
            change={change}
            onSave={(next, json, done) =>
              change.mutate(
                { params, json: { ...json, state: next } },
                { onSuccess: ({ data }) => done(data.attributes.version) },
              )
            }
          />
        )}
        {can.delete && (
          <DeleteAct
            name={name}
            text={m.listings_delete_job_text()}
            change={remove}
            onSave={(reason, done) => remove.mutate({ params, json: { version, reason } }, { onSuccess: done })}
            onDeleted={onDeleted}
          />
        )}
      </div>
      {origin === 'employer' ? (
        <p className="small muted">{m.listings_job_of_employer()}</p>
      ) : (
        !can.delete && <p className="small muted">{m.listings_job_kept()}</p>
      )}
    </div>
  );
}

function JobFactList({ job: { attributes } }: { job: Job }) {
  const { role_type, work_mode, places, posted_on, valid_until, apply_url, entries, origin, source } = attributes;
  const from = source ? (
    <TextLink render={<Link {...linkTo(`/staff/sources/${source.id}`)} />}>{source.name}</TextLink>
  ) : (
    ORIGIN_LABELS[origin]()
  );
  return (
    <PaneSection title={m.members_facts()}>
      <FactList
        facts={[
          [m.listings_job_from(), from],
          [m.listings_role_type(), ROLE_TYPE_LABELS[role_type]()],
          [m.listings_work_mode(), WORK_MODE_LABELS[work_mode]()],
          [m.listings_places(), places.join(' · ')],
          [m.listings_posted(), formatDate(posted_on)],
          [m.listings_valid_until(), valid_until && formatDate(valid_until)],
          [m.listings_apply_url(), apply_url],
          [m.listings_applications(), formatNumber(entries)],
        ]}
      />
    </PaneSection>
  );
}
