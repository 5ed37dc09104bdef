import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { categoriesQuery, insightQuery, type Insight } from '../queries.ts';
import { WriteForm } from './write-form.tsx';

type CreateSearch = { edit?: string };
const parseSearch = ({ edit }: Record<string, unknown>): CreateSearch =>
  typeof edit === 'string' && edit !== '' ? { edit: edit.slice(0, 100) } : {};

export const Route = createFileRoute('/insights/create')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => parseSearch(search),
  loader: async ({ context: { queryClient }, deps: { edit } }): Promise<PageHead> => {
    await queryClient.ensureQueryData(categoriesQuery());
    if (edit) {
      const { data } = await queryClient.ensureQueryData(insightQuery(edit));
      if (!data.attributes.can.edit) throw notFound();
    }

    return { title: m.insights_create_title(), description: m.insights_description(), path: '/insights/create', hidden: true };
  },
  head: pageHead,
  component: CreatePage,
});

/** The page to create or edit an insight. */
function CreatePage() {
  const { edit } = parseSearch(Route.useSearch());
  const insight = useQuery({ ...insightQuery(edit ?? ''), enabled: edit !== undefined, refetchOnWindowFocus: false }).data?.data;
  return (
    <main className="container page-top stack gap-5">
      <Breadcrumbs
        crumbs={[
          { label: m.insights_title(), render: <Link to="/insights" /> },
          { label: edit ? m.insights_edit_title() : m.insights_create_title() },
        ]}
      />
      <Form {...(insight && { insight })} />
    </main>
  );
}

function Form({ insight }: { insight?: Insight }) {
  const categories = useSuspenseQuery(categoriesQuery()).data.data.map(({ attributes }) => attributes);
  const isPublished = insight !== undefined && insight.attributes.state !== 'draft';
  return (
    <>
      <h1>{isPublished ? m.insights_edit_title() : m.insights_create_title()}</h1>
      <WriteForm categories={categories} {...(insight && { insight })} />
    </>
  );
}
