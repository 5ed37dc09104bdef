import { createContext, useContext } from 'react';

/** The parameters that stay in the address while a visitor moves on: by which campaign or referral they came. */
export type CampaignParams = { Ref?: string; rfr?: string };

/** Those of this page as the query of an address, for links and forms that the router does not render. */
export const Campaign = createContext('');

/** Adds the page's campaign to an address of another page of this site, unless it has one; leaves those of the API as they are. */
export function useKeepCampaign(): (address: string) => string {
  const campaign = useContext(Campaign);
  return (address) => withCampaign(address, campaign);
}

export function withCampaign(address: string, campaign: string): string {
  if (campaign === '' || /^\/api\/|[?&](Ref|rfr)=/.test(address)) return address;
  const [page = '', hash] = address.split('#', 2);
  return `${page}${page.includes('?') ? '&' : '?'}${campaign}${hash === undefined ? '' : `#${hash}`}`;
}

/** The page's campaign as fields of a form that leads to another page. */
export function CampaignFields() {
  return [...new URLSearchParams(useContext(Campaign))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
