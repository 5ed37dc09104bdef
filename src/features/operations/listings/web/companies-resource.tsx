import Plus from 'lucide-react/icons/plus';
import { useNavigate } from '@tanstack/react-router';
import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatDate } from '#platform/language/format.ts';
import { COMPANY_FIELDS } from './company-fields.ts';
import { CompanyPane } from './company-pane.tsx';
import { ImportAct } from './import-act.tsx';
import { EditAct } from './listing-acts.tsx';
import { ListingState, stateOptions } from './listing-state.tsx';
import { companiesQuery, companyQuery, exportCompanies, useAddCompany, type CompanyItem } from './queries.ts';

/** The companies of the catalogue. */
export const COMPANIES: Resource<CompanyItem> = {
  path: '/staff/companies',
  title: m.listings_companies,
  lead: m.listings_companies_lead,
  query: companiesQuery,
  nameLabel: m.listings_company,
  name: ({ attributes: { name, location, website } }) => ({ text: name, below: location || website }),
  find: m.listings_companies_find,
  facets: [
    {
      name: 'state',
      label: m.members_state,
      options: () => stateOptions(['published', 'unpublished', 'merged']),
    },
  ],
  empty: { title: m.listings_companies_none, text: m.listings_none_text },
  columns: () => [
    {
      id: 'open',
      header: m.listings_open_jobs(),
      meta: { place: 3 },
      cell: ({ row: { original } }) => m.listings_jobs({ count: original.attributes.open_jobs }),
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
  Actions: CompaniesActions,
  loadOne: async (client, id) => (await client.ensureQueryData(companyQuery(id))).data.attributes.name,
  Pane: CompanyPane,
};

function CompaniesActions({ search }: { search: ResourceSearch }) {
  const add = useAddCompany();
  const navigate = useNavigate();
  return (
    <>
      <ExportButton load={() => exportCompanies(search)} name="companies.csv" />
      <ImportAct table="companies" />
      <EditAct
        label={m.listings_add_company()}
        icon={Plus}
        variant="solid"
        title={m.listings_add_company()}
        text={m.listings_add_company_text()}
        fields={COMPANY_FIELDS}
        values={{}}
        change={add}
        onSave={(values, reason, close) =>
          add.mutate(
            { json: { name: '', ...values, reason } },
            {
              onSuccess: ({ data }) => {
                close();
                void navigate(linkTo(`/staff/companies/${data.id}`));
              },
            },
          )
        }
      />
    </>
  );
}
