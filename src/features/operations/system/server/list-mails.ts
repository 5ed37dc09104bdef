import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { countFailedMails, listFailedMails } from '#platform/mail/failed-mails.ts';
import { presentMails } from './present-mails.ts';

const PAGE_SIZE = 40;

/** E-mails that were given up, the latest first. */
export const listMails: UseCase<'GET /api/staff/mails'> = async (ctx, { query }) => {
  requireScope(ctx, 'support');
  const [{ shown, next }, total] = await Promise.all([listFailedMails(ctx, query, PAGE_SIZE), countFailedMails(ctx, query)]);
  return { data: await presentMails(ctx, shown), meta: { next_cursor: next, total } };
};
