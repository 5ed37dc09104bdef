/** Which of two algorithms somebody's feed is made by, so that they can be compared. Never about prices or scores. */
import { createHash } from 'node:crypto';
import { addressKey } from '#platform/http/rate-limit.ts';

/** An experiment's arms are its algorithms. A new question is a new name or salt, so that nobody's half is inherited. */
type Experiment = { salt: string; arms: Record<'a' | 'b', string> };

export const EXPERIMENTS = {
  jobs: { salt: 'jobs-1', arms: { a: 'fields-and-skills-1', b: 'fields-skills-and-alike-1' } },
  programs: { salt: 'programs-1', arms: { a: 'skills-then-worth-1', b: 'skills-and-alike-1' } },
  insights: { salt: 'insights-1', arms: { a: 'followed-then-trending-1', b: 'newest-followed-then-trending-1' } },
} as const satisfies Record<string, Experiment>;
export type ExperimentName = keyof typeof EXPERIMENTS;

type Asking = { viewer: { id: string } | null; request: { ip: string } };
type Arm = { arm: 'a' | 'b'; algorithm: string; bucket: string };

/**
 * The arm somebody belongs to: the same for a member on every device, and for a visitor as long as their address is the
 * same. It is computed from a salted hash and stored nowhere.
 */
export function assignArm({ viewer, request }: Asking, name: ExperimentName): Arm {
  const { salt, arms } = EXPERIMENTS[name];
  const who = viewer ? `member:${viewer.id}` : `address:${addressKey(request.ip)}`;
  const arm = createHash('sha256').update(`${salt}:${who}`).digest().readUInt8(0) % 2 === 0 ? 'a' : 'b';
  return { arm, algorithm: arms[arm], bucket: `${viewer ? 'member' : 'visitor'}-${arm}` };
}

/** The bucket of a feed that has one algorithm for everybody. */
export const wholeBucket = ({ viewer }: Pick<Asking, 'viewer'>): string => `${viewer ? 'member' : 'visitor'}-all`;
