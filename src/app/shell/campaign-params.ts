import type { CampaignParams } from '#platform/ui/campaign.tsx';

const parseParam = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined);

/** Parses the campaign parameters of a URL: opaque identifiers; anything else is dropped. */
export function parseCampaignParams(search: Record<string, unknown>): CampaignParams {
  const [Ref, rfr] = [parseParam(search['Ref']), parseParam(search['rfr'])];
  return { ...(Ref ? { Ref } : {}), ...(rfr ? { rfr } : {}) };
}
