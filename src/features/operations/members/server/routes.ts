import type { Reportables } from '#features/base/moderation/server/index.ts';
import type { PersonalData } from '#features/base/personal-data/server/index.ts';
import { implement, type Routes } from '#platform/http/http.ts';
import { membersContract } from '../contract.ts';
import { changeScopes } from './change-scopes.ts';
import { correctEmail } from './correct-email.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { exportMember } from './export-member.ts';
import { exportMembers } from './export-members.ts';
import { getMember } from './get-member.ts';
import { keepMember } from './keep-member.ts';
import { lift } from './lift.ts';
import { listMembers } from './list-members.ts';
import { openMember } from './open-member.ts';
import { requestMemberDeletion } from './request-member-deletion.ts';
import { suspend } from './suspend.ts';
import { warn } from './warn.ts';

type Wiring = { reportables: Reportables; personalData: PersonalData };

/** What can be hidden, and what belongs to a member, is known to the wiring. */
export const createMembersRoutes = ({ reportables, personalData }: Wiring): Routes =>
  implement(membersContract, {
    'GET /api/staff/members': listMembers,
    'GET /api/staff/members/export': exportMembers,
    'GET /api/staff/members/{slug}': getMember(reportables),
    'POST /api/staff/members/{slug}/open': openMember(reportables),
    'POST /api/staff/members/{slug}/suspension': suspend(reportables),
    'POST /api/staff/members/{slug}/lift': lift(reportables),
    'POST /api/staff/members/{slug}/warning': warn(reportables),
    'POST /api/staff/members/{slug}/end_sessions': endMemberSessions(reportables),
    'PUT /api/staff/members/{slug}/email': correctEmail(reportables),
    'PUT /api/staff/members/{slug}/scopes': changeScopes(reportables),
    'POST /api/staff/members/{slug}/export': exportMember(personalData),
    'POST /api/staff/members/{slug}/deletion': requestMemberDeletion(reportables),
    'POST /api/staff/members/{slug}/keep': keepMember(reportables),
  });
