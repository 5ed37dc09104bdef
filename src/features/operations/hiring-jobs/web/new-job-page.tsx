import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { workspaceQuery } from '#features/operations/hiring-teams/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/browser/queries.ts';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { Content } from './queries.ts';

type NewJobSearch = { company?: string };
export const Route = createFileRoute('/hiring/jobs/new')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<NewJobSearch>(search, ['company']),
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) await queryClient.ensureQueryData(workspaceQuery());

    return { title: m.hiring_new_job(), description: m.hiring_lead(), path: '/hiring/jobs/new', hidden: true };
  },
  head: pageHead,
  component: NewJobPage,
});

const EMPTY: Content = {
  title: '',
  role_type: 'Full-time',
  work_mode: 'On-site',
  places: [],
  experience_min: null,
  experience_max: null,
  pay: { min: null, max: null, currency: 'INR', period: 'year' },
  closes_on: null,
  apply: 'here',
  apply_url: '',
  apply_email: '',
  questions: [],
  description: '',
};

function NewJobPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.hiring_new_job()} reason={m.hiring_sign_in()} />;
  return <NewJob />;
}

/** Begins a draft, of which only the title and the company are asked. */
function NewJob() {
  const { companies } = useSuspenseQuery(workspaceQuery()).data.data;
  const writable = companies.filter(({ attributes }) => attributes.role !== 'viewer');
  const { company } = Route.useSearch();
  const [slug, setSlug] = useState(
    () => (writable.find(({ attributes }) => attributes.slug === company) ?? writable[0])?.attributes.slug ?? '',
  );
  const [title, setTitle] = useState('');
  const navigate = Route.useNavigate();
  const create = useMutation(mutation('POST /api/hiring/companies/{slug}/jobs'));
  return (
    <main className="container narrow page-top stack gap-5">
      <Breadcrumbs crumbs={[{ label: m.hiring_title(), render: <Link to="/hiring" /> }, { label: m.hiring_new_job() }]} />
      <h1>{m.hiring_new_job()}</h1>
      <Panel>
        <form
          className="stack gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            create.mutate(
              { params: { slug }, json: { content: { ...EMPTY, title } } },
              { onSuccess: ({ data }) => void navigate({ to: '/hiring/jobs/$id', params: { id: data.id }, replace: true }) },
            );
          }}
        >
          {create.isError && (
            <Banner kind="bad" live>
              {create.error.message}
            </Banner>
          )}
          {writable.length > 1 && (
            <SelectField
              label={m.hiring_switch()}
              options={writable.map(({ attributes }) => ({ value: attributes.slug, label: attributes.name }))}
              value={slug}
              onChange={(event) => setSlug(event.target.value)}
            />
          )}
          <TextField
            label={m.hiring_field_title()}
            required
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <p className="small muted">{m.hiring_new_text()}</p>
          <Button type="submit" className="start" loading={create.isPending} disabled={slug === ''}>
            {m.hiring_new_begin()}
          </Button>
        </form>
      </Panel>
    </main>
  );
}
