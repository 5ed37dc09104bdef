import { useCurrentUser } from '#features/base/accounts/web/index.ts';

/** Whether the viewer may open the audit log; what leads there is shown to nobody else. */
export const useReadsAuditLog = (): boolean => useCurrentUser()?.attributes.staff_scopes.includes('administrator') ?? false;
