import type { ProviderSettings } from './providers.ts';

/** How far the clock of a provider may be ahead of ours, in seconds. */
const MAX_AHEAD = 60;

/** Whether the claims of a verified ID token were issued by now, and to this client: `azp` names the one, if there are several. */
export const isForUs = ({ azp, iat = 0 }: { azp?: unknown; iat?: number | undefined }, { clientId }: ProviderSettings): boolean =>
  (azp === undefined || azp === clientId) && iat <= Date.now() / 1000 + MAX_AHEAD;
