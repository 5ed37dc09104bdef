import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_ENTRIES = 20;

/** What staff decided about an e-mail or a task before, the latest first. */
export const findHistory = (ctx: Context, type: 'mail' | 'task', id: string) => findAuditEntries(ctx, { type, id }, MAX_ENTRIES);
