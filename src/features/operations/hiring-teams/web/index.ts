/** The web interface of hiring teams for other features. */
export { InvitePanel } from './invite-panel.tsx';
export { Pending } from './pending.tsx';
export { teamQuery, workspaceQuery, type Workspace } from './queries.ts';
export { RequestForm } from './request-form.tsx';
export { roleName } from './role-labels.ts';
export { TeamPanel } from './team-panel.tsx';
