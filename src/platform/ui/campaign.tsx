import { createContext, useContext } from 'react';

/** The parameters that stay in the address while a visitor moves on: by which campaign or referral they came. */
export type CampaignParams = { Ref?: string; rfr?: string };

/** Those of this page, for links and forms that the router does not render. */
export const Campaign = createContext<CampaignParams>({});

/** Adds the page's campaign to an address of another page of this site, unless it has one; leaves those of the API as they are. */
export function useKeepCampaign(): (address: string) => string {
  const campaign = useContext(Campaign);
  return (address) => (address.startsWith('/api/') ? address : withCampaign(address, campaign));
}

export function withCampaign(address: string, campaign: CampaignParams): string {
  const [page = '', hash] = address.split('#', 2);
  const added = Object.entries(campaign)
    .filter(([name]) => !page.includes(`${name}=`))
    .map(([name, value]) => `${name}=${value}`);
  if (added.length === 0) return address;
  return `${page}${page.includes('?') ? '&' : '?'}${added.join('&')}${hash === undefined ? '' : `#${hash}`}`;
}

/** The page's campaign as fields of a form that leads to another page. */
export function CampaignFields() {
  return Object.entries(useContext(Campaign)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
