import { implement, type Routes } from '#platform/http/http.ts';
import { hiringTeamsContract } from '../contract.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeRole } from './change-role.ts';
import { approveRequest } from './approve-request.ts';
import { declineRequest } from './decline-request.ts';
import { exportRequests } from './export-requests.ts';
import { getInvitation } from './get-invitation.ts';
import { getWorkspace } from './get-workspace.ts';
import { inviteColleague } from './invite-colleague.ts';
import { listRequests } from './list-requests.ts';
import { listTeam } from './list-team.ts';
import { removeFromTeam } from './remove-from-team.ts';
import { requestCompany } from './request-company.ts';
import { transferOwnership } from './transfer-ownership.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const hiringTeamsRoutes: Routes = implement(hiringTeamsContract, {
  'GET /api/hiring': getWorkspace,
  'POST /api/hiring/requests': requestCompany,
  'GET /api/staff/company_requests': listRequests,
  'GET /api/staff/company_requests/export': exportRequests,
  'POST /api/staff/company_requests/{id}/approve': approveRequest,
  'POST /api/staff/company_requests/{id}/decline': declineRequest,
  'GET /api/hiring/companies/{slug}/people': listTeam,
  'POST /api/hiring/companies/{slug}/invitations': inviteColleague,
  'DELETE /api/hiring/companies/{slug}/invitations/{id}': withdrawInvitation,
  'GET /api/hiring/invitations/{id}': getInvitation,
  'POST /api/hiring/invitations/{id}/accept': acceptInvitation,
  'PATCH /api/hiring/companies/{slug}/people/{user_id}': changeRole,
  'DELETE /api/hiring/companies/{slug}/people/{user_id}': removeFromTeam,
  'POST /api/hiring/companies/{slug}/transfer': transferOwnership,
});
