/** Factories for tests: a receiver of webhooks, and webhooks of a company. */
import type http from 'node:http';
import type { TestApp, TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompanyWithoutEmployer } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher } from '#platform/fetch/testing.ts';
import { COMPANY_EVENTS, type CompanyEvent } from '../contract.ts';
import type { z } from 'zod';

export const RECEIVER = 'https://hooks.example/pathlight';
type Received = { headers: Record<string, string>; body: string };

/** Starts a receiver; it answers 204 until it is told otherwise. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: (res: http.ServerResponse) => void = (res) => res.writeHead(204).end();
  const site = await startFakeSite(
    (req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => {
        body += chunk.toString('utf8');
      });
      req.on('end', () => {
        received.push({ headers: req.headers as Record<string, string>, body });
        answer(res);
      });
    },
    {
      'hooks.example': [[PUBLIC_ADDRESS]],
      'inside.example': [['10.0.0.5']],
      // Public when it is added, not any more when something is sent.
      'rebound.example': [[PUBLIC_ADDRESS], ['127.0.0.1']],
    },
  );
  return {
    received,
    fetcher: testFetcher(site.network),
    dialled: site.dialled,
    stop: site.stop,
    answerWith: (status: number, headers: Record<string, string> = {}) => {
      answer = (res) => res.writeHead(status, headers).end();
    },
  };
}

/** A company with an owner. */
export async function aCompanyWithOwner(app: TestApp, name = 'Meenakshi Lamps') {
  const company = await aCompanyWithoutEmployer(app.context(), { name });
  return { company, slug: company.slug, owner: await anEmployer(app.context(), company.id) };
}

type Wanted = { url?: string; events?: readonly z.infer<typeof CompanyEvent>[] };

/** A webhook of a company; returns its id and its secret. */
export async function aWebhook(
  app: TestApp,
  owner: TestUser,
  slug: string,
  { url = RECEIVER, events = COMPANY_EVENTS }: Wanted = {},
) {
  const { data, meta } = await app.call(owner, 'POST /api/hiring/companies/{slug}/webhooks', {
    params: { slug },
    json: { url, events: [...events] },
  });
  return { id: data.id, secret: meta.secret };
}

export const anAdministrator = (app: TestApp) => aMember(app.context(), { name: 'Kavya Rao', staff: ['administrator'] });

/** A webhook of the site; returns its id and its secret. */
export async function aSiteWebhook(app: TestApp, administrator: TestUser) {
  const { data, meta } = await app.call(administrator, 'POST /api/staff/webhooks', {
    json: {
      url: RECEIVER,
      events: ['purchase.paid', 'purchase.refunded', 'purchase.held'],
      reason: 'The books are kept elsewhere.',
    },
  });
  return { id: data.id, secret: meta.secret };
}

export const byId = (id: string) => ({ params: { id } });

/** What an owner asks of a webhook. */
export const webhookCalls = (app: TestApp) => ({
  sendTest: (owner: TestUser, id: string) => app.call(owner, 'POST /api/webhooks/{id}/test', byId(id)),
  deliveriesOf: async (owner: TestUser, id: string) =>
    (await app.call(owner, 'GET /api/webhooks/{id}/deliveries', byId(id))).data.map(({ attributes }) => attributes),
  webhookOf: async (owner: TestUser, id: string) => (await app.call(owner, 'GET /api/webhooks/{id}', byId(id))).data.attributes,
});
