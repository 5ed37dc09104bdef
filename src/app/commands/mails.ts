import { dropFailedMail, sendAllMailsAgain, sendMailAgain } from '#features/operations/system/server/index.ts';
import { listFailedMails } from '#platform/mail/failed-mails.ts';
import { createGivenUpCommand } from './given-up.ts';

export const mailsCommand = createGivenUpCommand({
  name: 'mails',
  again: 'replay',
  help: `Lists the e-mails that could not be delivered, newest first: after eighty attempts over about three days, or
because the mail server rejected them permanently. With replay they are retried under the same Message-ID; with drop one is
given up for good and its text removed.`,
  none: 'No undelivered e-mails.',
  isId: (text) => text !== '',
  list: async (ctx, limit) => {
    const { shown } = await listFailedMails(ctx, { find: '' }, limit);
    return shown.map(({ id, recipient, subject, attempts, error, failed_at }) => [
      id,
      failed_at.toISOString(),
      recipient,
      subject,
      `${attempts} attempts`,
      error,
    ]);
  },
  tryAgain: sendMailAgain,
  tryAllAgain: sendAllMailsAgain,
  drop: dropFailedMail,
  tried: (count) => `${count} ${count === 1 ? 'e-mail is' : 'e-mails are'} being retried.`,
});
