import { getPerson, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { requestDeletion } from '#features/base/personal-data/server/index.ts';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import type { UseCase } from '#platform/http/http.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { changeMember } from './change-member.ts';

/** Enters the deletion of an account on request. The member is told at once, and can object until it takes effect. */
export const requestMemberDeletion =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/deletion'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'support');
    await requireFreshSession(ctx);
    return changeMember(ctx, { slug: params.slug, reportables }, async ({ id }, viewer) => {
      const dueAt = await requestDeletion(ctx, { userId: id, reason: body.reason, staffId: viewer.id });
      const { name, email, emailVerified, language } = await getPerson(ctx, id);
      const { BRAND_NAME: brand, SUPPORT_EMAIL: support } = ctx.config;
      if (email && emailVerified)
        await inLanguage(language, () =>
          queueMail(ctx, {
            userId: id,
            id: `deletion-${ctx.request.id}`,
            to: email,
            subject: m.members_mail_deletion_subject({ brand }),
            text: m.members_mail_deletion_text({ name, brand, day: formatDate(dueAt), support }),
          }),
        );
    });
  };
