import { implement } from '#platform/http/http.ts';
import { profilesContract } from '../contract.ts';
import { changeProfile } from './change-profile.ts';
import { followMember } from './follow-member.ts';
import { unfollowMember } from './unfollow-member.ts';
import { getProfile } from './get-profile.ts';
import { listMembers } from './list-members.ts';
import { listPeopleToFollow } from './list-people-to-follow.ts';

export const profilesRoutes = implement(profilesContract, {
  'GET /api/users': listMembers,
  'GET /api/users/to_follow': listPeopleToFollow,
  'GET /api/users/{slug}': getProfile,
  'PATCH /api/users/profile': changeProfile,
  'POST /api/users/{slug}/follow': followMember,
  'DELETE /api/users/{slug}/follow': unfollowMember,
});
