import Plus from 'lucide-react/icons/plus';
import { useNavigate } from '@tanstack/react-router';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatDate } from '#platform/language/format.ts';
import { ImportAct } from './import-act.tsx';
import { EditAct } from './listing-acts.tsx';
import { ListingState, stateOptions } from './listing-state.tsx';
import { exportUniversities, universitiesQuery, universityQuery, useAddUniversity, type UniversityItem } from './queries.ts';
import { UNIVERSITY_FIELDS } from './university-fields.ts';
import { UniversityPane } from './university-pane.tsx';

/** The universities of the catalogue. */
export const UNIVERSITIES: Resource<UniversityItem> = {
  path: '/staff/universities',
  title: m.listings_universities,
  lead: m.listings_universities_lead,
  query: universitiesQuery,
  nameLabel: m.listings_university,
  name: ({ attributes: { name, city, country } }) => ({ text: name, below: [city, country].filter(Boolean).join(', ') }),
  find: m.listings_universities_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => stateOptions(['published', 'unpublished', 'merged', 'withdrawn']),
    },
  ],
  empty: { title: m.listings_universities_none, text: m.listings_none_text },
  columns: () => [
    {
      id: 'programs',
      header: m.listings_programs(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => (
        <span className="nowrap">{m.listings_programs_count({ count: original.attributes.programs })}</span>
      ),
    },
    {
      id: 'added',
      header: m.listings_added(),
      meta: { isWideOnly: true },
      cell: ({ row: { original } }) => <span className="nowrap">{formatDate(original.attributes.added_at)}</span>,
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <ListingState state={original.attributes.state} />,
    },
  ],
  Actions: UniversitiesActions,
  loadOne: async (client, id) => (await client.ensureQueryData(universityQuery(id))).data.attributes.name,
  Pane: UniversityPane,
};

function UniversitiesActions({ search }: { search: ResourceSearch }) {
  const add = useAddUniversity();
  const navigate = useNavigate();
  return (
    <>
      <ExportButton load={() => exportUniversities(search)} name="universities.csv" />
      <ImportAct table="universities" />
      <EditAct
        label={m.listings_add_university()}
        icon={Plus}
        variant="solid"
        title={m.listings_add_university()}
        text={m.listings_add_university_text()}
        fields={UNIVERSITY_FIELDS}
        values={{}}
        change={add}
        onSave={(values, reason, close) =>
          add.mutate(
            { json: { name: '', country: '', ...values, reason } },
            {
              onSuccess: ({ data }) => {
                close();
                void navigate(linkTo(`/staff/universities/${data.id}`));
              },
            },
          )
        }
      />
    </>
  );
}
