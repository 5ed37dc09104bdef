import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from './article-queries.ts';

/** The name of a field of articles. */
export function CategoryName({ slug }: { slug: string }) {
  const categories = useQuery(categoriesQuery()).data?.data ?? [];
  return categories.find(({ attributes }) => attributes.slug === slug)?.attributes.name ?? slug;
}
