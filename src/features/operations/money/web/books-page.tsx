import { createFileRoute } from '@tanstack/react-router';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Books } from './books.tsx';
import { booksQuery } from './queries.ts';

export const Route = createFileRoute('/staff/books')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    await queryClient.ensureQueryData(consoleQuery());
    await queryClient.ensureQueryData(booksQuery());
    return { title: m.money_books(), description: m.money_books_lead(), path: '/staff/books', hidden: true };
  },
  head: pageHead,
  component: Books,
});
