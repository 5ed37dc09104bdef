import { requireScope } from '#features/base/accounts/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findFailedMail } from '#platform/mail/failed-mails.ts';
import { findHistory } from './find-history.ts';
import { presentMails } from './present-mails.ts';

/** One e-mail that was given up, with what was decided about it before. */
export const getMail: UseCase<'GET /api/staff/mails/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'support');
  const mail = await findFailedMail(ctx, params.id);
  const [data] = mail === undefined || mail === 'dealt-with' ? [] : await presentMails(ctx, [mail]);
  if (!data) throw notFound('mail');
  const history = await findHistory(ctx, 'mail', data.id);
  return { data: { ...data, attributes: { ...data.attributes, history } } };
};
