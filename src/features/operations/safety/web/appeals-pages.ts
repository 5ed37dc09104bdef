import { notFound } from '@tanstack/react-router';
import { consoleQuery, type ResourcePages } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Appeals } from './appeals.tsx';
import { appealsQuery } from './queries.ts';

export const APPEALS: ResourcePages = {
  load: async (client, _search, id) => {
    if (id !== undefined) throw notFound();
    await client.ensureQueryData(consoleQuery());
    await client.ensureQueryData(appealsQuery());
    return { title: m.moderation_appeals(), description: m.moderation_appeals_lead(), path: '/staff/appeals', hidden: true };
  },
  View: Appeals,
};
