/** A/B experiments on feed algorithms. Never on prices or scores. */
import { createHash } from 'node:crypto';
import { addressKey } from '#platform/http/rate-limit.ts';

/** An experiment's arms are its algorithms. Use a new name or salt for a new question, so that assignments are independent. */
type Experiment = { salt: string; arms: Record<'a' | 'b', string> };

export const EXPERIMENTS = {
  jobs: { salt: 'jobs-1', arms: { a: 'fields-and-skills-1', b: 'fields-skills-and-alike-1' } },
  programs: { salt: 'programs-1', arms: { a: 'skills-then-worth-1', b: 'skills-and-alike-1' } },
  insights: { salt: 'insights-1', arms: { a: 'followed-then-trending-1', b: 'newest-followed-then-trending-1' } },
} as const satisfies Record<string, Experiment>;
export type ExperimentName = keyof typeof EXPERIMENTS;

/** The experiments with their algorithms and how many of all people each of the two arms has. */
export const listArms = () => Object.entries(EXPERIMENTS).map(([name, { arms }]) => ({ name, arms: { ...arms, share: 0.5 } }));

type Requester = { viewer: { id: string } | null; request: { ip: string } };
type Arm = { arm: 'a' | 'b'; algorithm: string; bucket: string };

/**
 * Assigns an arm: stable for a member across devices, and for a visitor while their IP address is the same. Computed
 * from a salted hash; not stored.
 */
export function assignArm({ viewer, request }: Requester, name: ExperimentName): Arm {
  const { salt, arms } = EXPERIMENTS[name];
  const subject = viewer ? `member:${viewer.id}` : `address:${addressKey(request.ip)}`;
  const arm = createHash('sha256').update(`${salt}:${subject}`).digest().readUInt8(0) % 2 === 0 ? 'a' : 'b';
  return { arm, algorithm: arms[arm], bucket: `${viewer ? 'member' : 'visitor'}-${arm}` };
}

/** The bucket of a feed without an experiment. */
export const wholeBucket = ({ viewer }: Pick<Requester, 'viewer'>): string => `${viewer ? 'member' : 'visitor'}-all`;
