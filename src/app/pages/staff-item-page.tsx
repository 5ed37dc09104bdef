import { createFileRoute, notFound } from '@tanstack/react-router';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { loadPages, STAFF_VIEWS } from './staff-resources.ts';
import { parseStaffSearch } from './staff-search.ts';

export const Route = createFileRoute('/staff/$place/$id')({
  validateSearch: parseStaffSearch,
  loaderDeps: ({ search }) => parseStaffSearch(search),
  loader: async ({ context: { queryClient }, deps, params }): Promise<PageHead> => {
    const pages = await loadPages(params.place);
    if (!pages) throw notFound();
    return pages.load(queryClient, deps, params.id);
  },
  head: pageHead,
  component: StaffItemPage,
});

function StaffItemPage() {
  const { place, id } = Route.useParams();
  const search = Route.useLoaderDeps();
  const View = STAFF_VIEWS[place];
  return View ? <View search={search} openId={id} /> : null;
}
