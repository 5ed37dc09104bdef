import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
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
import { formatDate, formatLanguageName, formatNumber, formatRupees } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { CorrectAct, DeleteAct, StateAct } from './listing-acts.tsx';
import { Corrections, MergedInto } from './listing-parts.tsx';
import { ListingState } from './listing-state.tsx';
import { MergeAct } from './merge-act.tsx';
import {
  COST_LABELS,
  intakeText,
  LEVEL_LABELS,
  MODE_LABELS,
  PROGRAM_LABELS,
  programFields,
  programValues,
  toProgramFacts,
  TYPE_LABELS,
} from './program-fields.ts';
import {
  categoriesQuery,
  programQuery,
  programsQuery,
  useChangeProgramState,
  useDeleteProgram,
  useEditProgram,
  useMergeProgram,
  type Program,
  type ProgramItem,
} from './queries.ts';
import '#platform/ui/styles/workspace.css';

type ProgramRef = { id: string; category: string; code: string };
const pagePath = ({ id, category, code }: ProgramRef): string => `/course-detail/${id}/${category}/${code}`;

/** One program: what is shown of it, what hangs on it, and what staff did to it. */
export function ProgramPane(props: ResourcePaneProps<ProgramItem>) {
  const program = useSuspenseQuery(programQuery(props.id)).data.data;
  const { title, state, university, provider, kept, kept_off, can, corrected, history, summary } = program.attributes;
  const notice = kept_off
    ? m.listings_program_university_unpublished()
    : state === 'withdrawn'
      ? m.listings_program_withdrawn()
      : undefined;
  return (
    <Pane
      label={title}
      list={{ to: '/staff/programs', label: m.listings_programs() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{title}</h2>
          <Meta>
            <ListingState state={state} />
            {university ? (
              <TextLink render={<Link {...linkTo(`/staff/universities/${university.id}`)} />}>{university.name}</TextLink>
            ) : (
              provider
            )}
            {state === 'published' && (
              <TextLink render={<Link {...linkTo(pagePath({ id: program.id, ...program.attributes }))} />}>
                {m.listings_see_page()}
              </TextLink>
            )}
          </Meta>
        </div>
      }
    >
      {kept && <MergedInto name={kept.title} path={`/staff/programs/${kept.id}`} />}
      {notice && (
        <div className="work-section">
          <Banner kind="info">{notice}</Banner>
        </div>
      )}
      {(can.edit || can.delete) && <ProgramActs program={program} onDeleted={() => props.onOpen(undefined)} />}
      {summary && <p className="work-section work-text whitespace-pre-line">{summary}</p>}
      <ProgramFactList program={program} />
      <Corrections corrected={corrected} labels={PROGRAM_LABELS} />
      <PaneHistory entries={history} all={program.id} />
    </Pane>
  );
}

function ProgramActs({ program, onDeleted }: { program: Program; onDeleted: () => void }) {
  const [edit, change, merge, remove] = [useEditProgram(), useChangeProgramState(), useMergeProgram(), useDeleteProgram()];
  const categories = useQuery(categoriesQuery()).data?.data ?? [];
  const { id, attributes } = program;
  const { title: name, version, can, state } = attributes;
  const params = { id };
  const counts = { applications: formatNumber(attributes.applications) };
  return (
    <div className="work-section">
      <div className="row gap-2">
        {can.edit && (
          <CorrectAct
            name={name}
            size="normal"
            fields={programFields(
              categories.map((category) => category.attributes),
              attributes.application_fee,
            )}
            values={programValues(program)}
            change={edit}
            onSave={(values, reason, done) =>
              edit.mutate(
                { params, json: { ...toProgramFacts(values), version, reason } },
                { onSuccess: ({ data }) => done(data.attributes.title) },
              )
            }
          />
        )}
        {can.publish && (
          <StateAct
            listing={{ name, version, isPublished: state === 'published' }}
            text={m.listings_unpublish_program_text(counts)}
            change={change}
            onSave={(next, json, done) =>
              change.mutate(
                { params, json: { ...json, state: next } },
                { onSuccess: ({ data }) => done(data.attributes.version) },
              )
            }
          />
        )}
        {can.merge && (
          <MergeAct
            duplicate={{ id, name }}
            title={m.listings_merge_program_title({ name })}
            text={m.listings_merge_program_text(counts)}
            find={m.listings_merge_program_find()}
            none={m.listings_merge_program_none()}
            query={programsQuery}
            toChoice={(other) => ({
              label: other.attributes.title,
              hint: other.attributes.university?.name ?? other.attributes.provider,
              aside: <span className="muted small">{TYPE_LABELS[other.attributes.program_type]()}</span>,
            })}
            change={merge}
            onSave={(into, reason, done) =>
              merge.mutate(
                { params, json: { version, into, reason } },
                { onSuccess: ({ data }) => done({ name: data.attributes.title, path: `/staff/programs/${data.id}` }) },
              )
            }
          />
        )}
        {can.delete && (
          <DeleteAct
            name={name}
            text={m.listings_delete_program_text()}
            change={remove}
            onSave={(reason, done) => remove.mutate({ params, json: { version, reason } }, { onSuccess: done })}
            onDeleted={onDeleted}
          />
        )}
      </div>
      {can.edit && !can.delete && <p className="small muted">{m.listings_program_kept()}</p>}
    </div>
  );
}

const SOURCE_LABELS: Readonly<Record<string, () => string>> = {
  editors: m.listings_by_editors,
  catalogue: m.listings_by_catalogue,
  skills: m.listings_by_catalogue,
};

function ProgramFactList({ program: { id, attributes } }: { program: Program }) {
  const { provider, url, category_name, cost, fee, fee_note, hours, hours_per_week, duration, source, duplicates } = attributes;
  const price = fee === null ? COST_LABELS[cost]() : formatRupees(fee * 100);
  const kind = [TYPE_LABELS[attributes.program_type](), LEVEL_LABELS[attributes.level](), MODE_LABELS[attributes.mode]()];
  return (
    <PaneSection title={m.members_facts()}>
      <FactList
        facts={[
          [m.listings_provider(), provider],
          [
            m.listings_program_url(),
            <TextLink key="url" render={<a href={url} aria-label={url} rel="noreferrer noopener" />}>
              {url}
            </TextLink>,
          ],
          [m.listings_category(), category_name],
          [m.listings_type(), kind.join(' · ')],
          [m.listings_region(), attributes.region],
          [m.listings_language(), formatLanguageName(attributes.language)],
          [m.listings_fee(), [price, fee_note].filter(Boolean).join(' · ')],
          [m.listings_hours(), hours > 0 ? formatNumber(hours) : ''],
          [m.listings_hours_per_week(), hours_per_week === null ? '' : formatNumber(hours_per_week)],
          [m.listings_duration(), duration],
          [m.listings_intakes(), attributes.intakes.map(intakeText).join(' · ')],
          [m.listings_skills(), attributes.skills.join(', ')],
          [m.listings_outcomes(), attributes.outcomes.join(' · ')],
          [m.listings_eligibility(), attributes.eligibility.join(' · ')],
          [
            m.listings_curriculum(),
            attributes.curriculum && (
              <span key="curriculum" className="whitespace-pre-line">
                {attributes.curriculum}
              </span>
            ),
          ],
          [
            m.listings_application_fee(),
            attributes.application_fee === null ? '' : formatRupees(attributes.application_fee * 100),
          ],
          [m.listings_referral(), attributes.referral > 0 ? formatRupees(attributes.referral * 100) : ''],
          [m.listings_program_applications(), formatNumber(attributes.applications)],
          [m.listings_stated_by(), SOURCE_LABELS[source]?.() ?? source],
          [m.listings_address(), pagePath({ id, ...attributes })],
          [m.listings_added(), formatDate(attributes.added_at)],
          [m.listings_duplicates(), duplicates.map((old) => `${old.title} (/course-detail/${old.id})`).join(', ')],
        ]}
      />
    </PaneSection>
  );
}
