import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { authorizeCompany } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { MessageTemplate } from '../contract.ts';
import type { MessageTemplatesTable } from './tables.ts';

export type StoredTemplate = Selectable<MessageTemplatesTable>;

/** Locks a template of a company for which the viewer may write to applicants, or throws 404. */
export async function getTemplate(ctx: Context, id: string): Promise<StoredTemplate> {
  const template = await ctx.db.selectFrom('message_templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!template) throw notFound();
  await authorizeCompany(ctx, template.company_id, 'recruit');
  return template;
}

export const presentTemplate = ({ id, name, stage, body, updated_at }: StoredTemplate): z.input<typeof MessageTemplate> => ({
  id,
  type: 'message_template',
  attributes: { name, stage, body, updated_at: updated_at.toISOString() },
});
