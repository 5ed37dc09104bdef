import { isConfirmed } from '#features/member/deliveries/server/index.ts';
import type { CodedIssue } from '#platform/contract/problem.ts';
import type { Context } from '#platform/http/context.ts';
import type { AdContent } from '../contract.ts';

/** What is wrong with the e-mail address to which applications are to go: it is missing, or nobody has confirmed it. */
export async function findAddressFaults(
  ctx: Context,
  companyId: string,
  { apply, apply_email: email }: AdContent,
): Promise<CodedIssue[]> {
  if (apply !== 'email') return [];
  if (email === '') return [{ path: 'apply_email', code: 'ad-email-required' }];
  if (await isConfirmed(ctx, { companyId, email })) return [];
  return [{ path: 'apply_email', code: 'ad-email-unconfirmed', params: { email } }];
}
