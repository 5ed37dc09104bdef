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
import { formatDate, formatNumber } from '#platform/language/format.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { COMPANY_FIELDS, labelsOf } from './company-fields.ts';
import { CorrectAct, DeleteAct, StateAct } from './listing-acts.tsx';
import { Corrections, MergedInto } from './listing-parts.tsx';
import { ListingState } from './listing-state.tsx';
import { MergeAct } from './merge-act.tsx';
import {
  companiesQuery,
  companyQuery,
  useChangeCompanyState,
  useDeleteCompany,
  useEditCompany,
  useMergeCompany,
  type Company,
  type CompanyItem,
} from './queries.ts';
import '#platform/ui/styles/workspace.css';

/** One company: what is shown of it, what hangs on it, and what staff did to it. */
export function CompanyPane(props: ResourcePaneProps<CompanyItem>) {
  const company = useSuspenseQuery(companyQuery(props.id)).data.data;
  const { name, state, example, slug, kept, can, corrected, history, about } = company.attributes;
  return (
    <Pane
      label={name}
      list={{ to: '/staff/companies', label: m.listings_companies() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{name}</h2>
          <Meta>
            <ListingState state={state} />
            {example && m.listings_example()}
            {state !== 'merged' && (
              <TextLink render={<Link to="/company/$slug" params={{ slug }} />}>{m.listings_see_page()}</TextLink>
            )}
          </Meta>
        </div>
      }
    >
      {kept && <MergedInto name={kept.name} path={`/staff/companies/${kept.id}`} />}
      {(can.edit || can.delete) && <CompanyActs company={company} onDeleted={() => props.onOpen(undefined)} />}
      {about && <p className="work-section work-text whitespace-pre-line">{about}</p>}
      <CompanyFacts company={company} />
      <Corrections corrected={corrected} labels={labelsOf(COMPANY_FIELDS)} />
      <PaneHistory entries={history} all={company.id} />
    </Pane>
  );
}

function CompanyActs({ company, onDeleted }: { company: Company; onDeleted: () => void }) {
  const [edit, change, merge, remove] = [useEditCompany(), useChangeCompanyState(), useMergeCompany(), useDeleteCompany()];
  const { id, attributes } = company;
  const { name, website, location, about, version, can, followers, people, jobs } = attributes;
  const params = { id };
  const counts = { jobs: formatNumber(jobs), followers: formatNumber(followers), people: formatNumber(people) };
  return (
    <div className="work-section">
      <div className="row gap-2">
        {can.edit && (
          <CorrectAct
            name={name}
            fields={COMPANY_FIELDS}
            values={{ name, website, location, about }}
            change={edit}
            onSave={(values, reason, done) =>
              edit.mutate(
                { params, json: { name, ...values, version, reason } },
                { onSuccess: ({ data }) => done(data.attributes.name) },
              )
            }
          />
        )}
        {can.publish && (
          <StateAct
            listing={{ name, version, isPublished: attributes.state === 'published' }}
            text={m.listings_unpublish_company_text(counts)}
            change={change}
            onSave={(state, json, done) =>
              change.mutate({ params, json: { ...json, state } }, { onSuccess: ({ data }) => done(data.attributes.version) })
            }
          />
        )}
        {can.merge && (
          <MergeAct
            duplicate={{ id, name }}
            title={m.listings_merge_title({ name })}
            text={m.listings_merge_company_text(counts)}
            find={m.listings_merge_find()}
            none={m.listings_merge_none()}
            query={companiesQuery}
            toChoice={(other) => ({
              label: other.attributes.name,
              hint: `/company/${other.attributes.slug}`,
              aside: <span className="muted small">{m.listings_jobs({ count: other.attributes.jobs })}</span>,
            })}
            change={merge}
            onSave={(into, reason, done) =>
              merge.mutate(
                { params, json: { version, into, reason } },
                { onSuccess: ({ data }) => done({ name: data.attributes.name, path: `/staff/companies/${data.id}` }) },
              )
            }
          />
        )}
        {can.delete && (
          <DeleteAct
            name={name}
            text={m.listings_delete_company_text(counts)}
            change={remove}
            onSave={(reason, done) => remove.mutate({ params, json: { version, reason } }, { onSuccess: done })}
            onDeleted={onDeleted}
          />
        )}
      </div>
      {can.edit && !can.delete && <p className="small muted">{m.listings_company_kept_for_jobs()}</p>}
    </div>
  );
}

function CompanyFacts({ company: { attributes } }: { company: Company }) {
  const { website, location, slug, jobs, open_jobs, followers, people, added_at, duplicates } = attributes;
  const site = website && (
    <TextLink render={<a href={website} aria-label={website} rel="noreferrer noopener" />}>{website}</TextLink>
  );
  return (
    <PaneSection title={m.members_facts()}>
      <FactList
        facts={[
          [m.listings_website(), site],
          [m.listings_place(), location],
          [m.listings_address(), `/company/${slug}`],
          [m.listings_open_jobs(), m.listings_jobs_of({ open: formatNumber(open_jobs), all: formatNumber(jobs) })],
          [m.listings_followers(), formatNumber(followers)],
          [m.listings_people(), formatNumber(people)],
          [m.listings_added(), formatDate(added_at)],
          [m.listings_duplicates(), duplicates.map(({ name, slug: old }) => `${name} (/company/${old})`).join(', ')],
        ]}
      />
    </PaneSection>
  );
}
