import { audit, getAccount, getPerson, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { exportData, type PersonalData } from '#features/base/personal-data/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { UseCase } from '#platform/http/http.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { checkTarget } from './change-member.ts';

/** A member's personal data on request, as they would download it; they are told by e-mail. */
export const exportMember =
  (personalData: PersonalData): UseCase<'POST /api/staff/members/{slug}/export'> =>
  async (ctx, { params, body }) => {
    const viewer = requireScope(ctx, 'support');
    await requireFreshSession(ctx);
    const account = await getAccount(ctx, params.slug);
    checkTarget(viewer, account);
    await audit(ctx, { action: 'member.export', objectType: 'user', objectId: account.id, details: { reason: body.reason } });
    const { name, email, emailVerified, language } = await getPerson(ctx, account.id);
    const { BRAND_NAME: brand, SUPPORT_EMAIL: support } = ctx.config;
    if (email && emailVerified)
      await inLanguage(language, () =>
        queueMail(ctx, {
          userId: account.id,
          id: `exported-${ctx.request.id}`,
          to: email,
          subject: m.members_mail_export_subject({ brand }),
          text: m.members_mail_export_text({ name, brand, support }),
        }),
      );
    return exportData(ctx, personalData, account.id);
  };
