import Plus from 'lucide-react/icons/plus';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatNumber } from '#platform/language/format.ts';
import { ImportAct } from './import-act.tsx';
import { EditAct } from './listing-acts.tsx';
import { ListingState, stateOptions } from './listing-state.tsx';
import { NEW_PROGRAM, programFields, toProgramFacts, TYPE_LABELS } from './program-fields.ts';
import { ProgramPane } from './program-pane.tsx';
import { categoriesQuery, exportPrograms, programQuery, programsQuery, useAddProgram, type ProgramItem } from './queries.ts';

/** The programs of the catalogue. */
export const PROGRAMS: Resource<ProgramItem> = {
  path: '/staff/programs',
  title: m.listings_programs,
  lead: m.listings_programs_lead,
  query: programsQuery,
  nameLabel: m.listings_program,
  name: ({ attributes: { title, provider, university } }) => ({ text: title, below: university?.name ?? provider }),
  find: m.listings_programs_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => stateOptions(['published', 'unpublished', 'merged', 'withdrawn']),
    },
  ],
  empty: { title: m.listings_programs_none, text: m.listings_none_text },
  columns: () => [
    {
      id: 'type',
      header: m.listings_type(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => <span className="nowrap">{TYPE_LABELS[original.attributes.program_type]()}</span>,
    },
    {
      id: 'applications',
      header: m.listings_applied(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.applications),
    },
    {
      id: 'state',
      header: m.members_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <ListingState state={original.attributes.state} />,
    },
  ],
  Actions: ProgramsActions,
  loadOne: async (client, id) => {
    void client.prefetchQuery(categoriesQuery());
    return (await client.ensureQueryData(programQuery(id))).data.attributes.title;
  },
  Pane: ProgramPane,
};

function ProgramsActions({ search }: { search: ResourceSearch }) {
  const add = useAddProgram();
  const navigate = useNavigate();
  const categories = useQuery(categoriesQuery()).data?.data ?? [];
  return (
    <>
      <ExportButton load={() => exportPrograms(search)} name="programs.csv" />
      <ImportAct table="programs" />
      <EditAct
        label={m.listings_add_program()}
        icon={Plus}
        variant="solid"
        size="normal"
        title={m.listings_add_program()}
        text={m.listings_add_program_text()}
        fields={programFields(categories.map(({ attributes }) => attributes))}
        values={NEW_PROGRAM}
        change={add}
        onSave={(values, reason, close) =>
          add.mutate(
            { json: { ...toProgramFacts(values), reason } },
            {
              onSuccess: ({ data }) => {
                close();
                void navigate(linkTo(`/staff/programs/${data.id}`));
              },
            },
          )
        }
      />
    </>
  );
}
