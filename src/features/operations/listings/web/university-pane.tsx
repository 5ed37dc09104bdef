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
import { labelsOf } from './company-fields.ts';
import { CorrectAct, DeleteAct, StateAct } from './listing-acts.tsx';
import { Corrections, MergedInto } from './listing-parts.tsx';
import { ListingState } from './listing-state.tsx';
import { MergeAct } from './merge-act.tsx';
import {
  universitiesQuery,
  universityQuery,
  useChangeUniversityState,
  useDeleteUniversity,
  useEditUniversity,
  useMergeUniversity,
  type University,
  type UniversityItem,
} from './queries.ts';
import { UNIVERSITY_FIELDS } from './university-fields.ts';
import '#platform/ui/styles/workspace.css';

const pagePath = (code: string): string => `/university/${code}/${code}`;

/** One university: what is shown of it, what hangs on it, and what staff did to it. */
export function UniversityPane(props: ResourcePaneProps<UniversityItem>) {
  const university = useSuspenseQuery(universityQuery(props.id)).data.data;
  const { name, state, code, kept, can, corrected, history, about } = university.attributes;
  return (
    <Pane
      label={name}
      list={{ to: '/staff/universities', label: m.listings_universities() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{name}</h2>
          <Meta>
            <ListingState state={state} />
            {state === 'published' && <TextLink render={<Link {...linkTo(pagePath(code))} />}>{m.listings_see_page()}</TextLink>}
          </Meta>
        </div>
      }
    >
      {kept && <MergedInto name={kept.name} path={`/staff/universities/${kept.id}`} />}
      {state === 'withdrawn' && (
        <div className="work-section">
          <Banner kind="info">{m.listings_university_withdrawn()}</Banner>
        </div>
      )}
      {(can.edit || can.delete) && <UniversityActs university={university} onDeleted={() => props.onOpen(undefined)} />}
      {about && <p className="work-section work-text whitespace-pre-line">{about}</p>}
      <UniversityFacts university={university} />
      <Corrections corrected={corrected} labels={labelsOf(UNIVERSITY_FIELDS)} />
      <PaneHistory entries={history} all={university.id} />
    </Pane>
  );
}

function UniversityActs({ university, onDeleted }: { university: University; onDeleted: () => void }) {
  const [edit, change, merge, remove] = [
    useEditUniversity(),
    useChangeUniversityState(),
    useMergeUniversity(),
    useDeleteUniversity(),
  ];
  const { id, attributes } = university;
  const { name, country, region, city, kind, website, about, version, can } = attributes;
  const params = { id };
  const counts = { programs: formatNumber(attributes.programs) };
  return (
    <div className="work-section">
      <div className="row gap-2">
        {can.edit && (
          <CorrectAct
            name={name}
            fields={UNIVERSITY_FIELDS}
            values={{ name, country, region, city, kind, website, about }}
            change={edit}
            onSave={(values, reason, done) =>
              edit.mutate(
                { params, json: { name, country, ...values, version, reason } },
                { onSuccess: ({ data }) => done(data.attributes.name) },
              )
            }
          />
        )}
        {can.publish && (
          <StateAct
            listing={{ name, version, isPublished: attributes.state === 'published' }}
            text={m.listings_unpublish_university_text(counts)}
            change={change}
            onSave={(state, json, done) =>
              change.mutate({ params, json: { ...json, state } }, { onSuccess: ({ data }) => done(data.attributes.version) })
            }
          />
        )}
        {can.merge && (
          <MergeAct
            duplicate={{ id, name }}
            title={m.listings_merge_university_title({ name })}
            text={m.listings_merge_university_text(counts)}
            find={m.listings_merge_university_find()}
            none={m.listings_merge_university_none()}
            query={universitiesQuery}
            toChoice={(other) => ({
              label: other.attributes.name,
              hint: [other.attributes.city, other.attributes.country].filter(Boolean).join(', '),
              aside: <span className="muted small">{m.listings_programs_count({ count: other.attributes.programs })}</span>,
            })}
            change={merge}
            onSave={(into, reason, done) =>
              merge.mutate(
                { params, json: { version, into, reason } },
                { onSuccess: ({ data }) => done({ name: data.attributes.name, path: `/staff/universities/${data.id}` }) },
              )
            }
          />
        )}
        {can.delete && (
          <DeleteAct
            name={name}
            text={m.listings_delete_university_text()}
            change={remove}
            onSave={(reason, done) => remove.mutate({ params, json: { version, reason } }, { onSuccess: done })}
            onDeleted={onDeleted}
          />
        )}
      </div>
      {can.edit && !can.delete && <p className="small muted">{m.listings_university_kept()}</p>}
    </div>
  );
}

function UniversityFacts({ university: { attributes } }: { university: University }) {
  const { website, country, region, city, kind, code, programs, shown_programs, added_at, duplicates } = attributes;
  const site = website && (
    <TextLink render={<a href={website} aria-label={website} rel="noreferrer noopener" />}>{website}</TextLink>
  );
  const shown = m.listings_programs_of({ shown: formatNumber(shown_programs), all: formatNumber(programs) });
  return (
    <PaneSection title={m.members_facts()}>
      <FactList
        facts={[
          [m.listings_website(), site],
          [m.listings_place(), [city, country].filter(Boolean).join(', ')],
          [m.listings_region(), region],
          [m.listings_kind(), kind],
          [m.listings_address(), pagePath(code)],
          [
            m.listings_programs(),
            <TextLink key="programs" render={<Link {...linkTo(`/staff/programs?find=${encodeURIComponent(attributes.name)}`)} />}>
              {shown}
            </TextLink>,
          ],
          [m.listings_added(), formatDate(added_at)],
          [m.listings_duplicates(), duplicates.map((old) => `${old.name} (${pagePath(old.code)})`).join(', ')],
        ]}
      />
    </PaneSection>
  );
}
