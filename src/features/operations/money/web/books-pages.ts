import { notFound } from '@tanstack/react-router';
import { consoleQuery, type ResourcePages } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Books } from './books.tsx';
import { booksQuery } from './queries.ts';

export const BOOKS: ResourcePages = {
  load: async (client, _search, id) => {
    if (id !== undefined) throw notFound();
    await client.ensureQueryData(consoleQuery());
    await client.ensureQueryData(booksQuery());
    return { title: m.money_books(), description: m.money_books_lead(), path: '/staff/books', hidden: true };
  },
  View: Books,
};
