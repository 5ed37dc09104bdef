import { createContext, useContext } from 'react';

/** The parameters that stay in the address while a visitor moves on: by which campaign or referral they came. */
export type CampaignParams = { Ref?: string; rfr?: string };

/** Those of this page, for links and forms that the router does not render. */
export const Campaign = createContext<CampaignParams>({});

const FILE = /^\/api\/|\.\w+(?:[?#]|$)/;

/** Adds the page's campaign to an address of another page of this site, unless it has one; leaves files as they are. */
export function useKeepCampaign(): (address: string) => string {
  const campaign = useContext(Campaign);
  return (address) => (FILE.test(address) ? address : withCampaign(address, campaign));
}

export function withCampaign(address: string, campaign: CampaignParams): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(address) ?? [];
  const known = new URLSearchParams(query);
  const added = Object.entries(campaign).filter(([name]) => !known.has(name));
  const search = [...(query ? [query] : []), ...added.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join('&');
  return `${path}${search && `?${search}`}${hash}`;
}

/** The page's campaign as fields of a form that leads to another page. */
export function CampaignFields() {
  return Object.entries(useContext(Campaign)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
