import { m } from '#platform/messages/messages.js';
import type { Claim } from './queries.ts';

type Status = Claim['attributes']['status'];
type Step = Claim['attributes']['ledger'][number]['step'];

const CLAIM_LABELS: Record<Status, () => string> = {
  pending: m.referrals_claim_pending,
  hold: m.referrals_claim_hold,
  approved: m.referrals_claim_approved,
  rejected: m.referrals_claim_rejected,
  clawed_back: m.referrals_claim_clawed_back,
};
export const claimLabel = (status: Status): string => CLAIM_LABELS[status]();

const STEP_LABELS: Record<Step, () => string> = {
  pending: m.referrals_step_pending,
  hold: m.referrals_step_hold,
  approved: m.referrals_step_approved,
  rejected: m.referrals_step_rejected,
  clawback: m.referrals_step_clawback,
};
export const stepLabel = (step: Step): string => STEP_LABELS[step]();

export const CLAIM_TONES: Record<Status, 'neutral' | 'primary' | 'good' | 'warn'> = {
  pending: 'primary',
  hold: 'warn',
  approved: 'good',
  rejected: 'neutral',
  clawed_back: 'neutral',
};
