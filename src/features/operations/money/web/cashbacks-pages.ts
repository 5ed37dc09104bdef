import { notFound } from '@tanstack/react-router';
import { consoleQuery, type ResourcePages } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cashbacks } from './cashbacks.tsx';
import { cashbacksQuery } from './queries.ts';

export const CASHBACKS: ResourcePages = {
  load: async (client, _search, id) => {
    if (id !== undefined) throw notFound();
    await client.ensureQueryData(consoleQuery());
    await client.ensureQueryData(cashbacksQuery());
    return { title: m.money_cashbacks(), description: m.money_cashbacks_lead(), path: '/staff/cashbacks', hidden: true };
  },
  View: Cashbacks,
};
