import { notFound } from '@tanstack/react-router';
import { consoleQuery, type ResourcePages } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Experiments } from './experiments.tsx';
import { experimentsQuery } from './queries.ts';

export const EXPERIMENTS: ResourcePages = {
  load: async (client, _search, id) => {
    if (id !== undefined) throw notFound();
    await client.ensureQueryData(consoleQuery());
    await client.ensureQueryData(experimentsQuery());
    return { title: m.system_experiments(), description: m.system_experiments_lead(), path: '/staff/experiments', hidden: true };
  },
  View: Experiments,
};
