import { findPeople } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FailedMail } from '#platform/mail/failed-mails.ts';

/** E-mails as staff see them, in the order given. */
export async function presentMails(ctx: Context, mails: readonly FailedMail[]) {
  const people = await findPeople(
    ctx,
    mails.flatMap(({ user_id }) => user_id ?? []),
  );
  return mails.map(({ id, user_id, recipient, subject, error, attempts, created_at, failed_at }) => {
    const person = people.get(user_id ?? '')?.attributes;
    return {
      id,
      type: 'failed_mail' as const,
      attributes: {
        recipient,
        member: person ? { name: person.name, slug: person.slug } : null,
        subject,
        error,
        attempts,
        queued_at: created_at.toISOString(),
        failed_at: failed_at.toISOString(),
      },
    };
  });
}
