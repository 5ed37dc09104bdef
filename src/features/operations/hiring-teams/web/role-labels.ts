import { m } from '#platform/messages/messages.js';
import type { Role } from './queries.ts';

export const ROLES: readonly Role[] = ['owner', 'recruiter', 'viewer'];

const NAMES: Record<Role, () => string> = {
  owner: m.hiring_role_owner,
  recruiter: m.hiring_role_recruiter,
  viewer: m.hiring_role_viewer,
};
const HINTS: Record<Role, () => string> = {
  owner: m.hiring_role_owner_hint,
  recruiter: m.hiring_role_recruiter_hint,
  viewer: m.hiring_role_viewer_hint,
};

export const roleName = (role: Role): string => NAMES[role]();
export const roleHint = (role: Role): string => HINTS[role]();
export const roleOptions = () => ROLES.map((value) => ({ value, label: roleName(value) }));
export const toRole = (value: string): Role => ROLES.find((role) => role === value) ?? 'viewer';
