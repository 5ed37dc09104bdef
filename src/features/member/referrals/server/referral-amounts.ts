import { type StoredProgram } from '#features/catalogue/programs/server/index.ts';

/** Presents the referral amount of a program, which is at most the application fee. */
export function presentAmount({ id, code, title, provider, referral_paise, application }: StoredProgram) {
  const fee = application?.fee_paise ?? 0;
  const attributes = { code, title, provider, amount: Math.min(referral_paise, fee) / 100, fee: fee / 100 };
  return { id, type: 'referral_amount' as const, attributes };
}
