/** Which pages are cached for visitors, under which key, and how a cached page is personalised. */
import { randomBytes } from 'node:crypto';
import type { CampaignParams } from '#platform/ui/campaign.tsx';
import { parseCampaignParams } from '../shell/campaign-params.ts';

/**
 * Tracking parameters that do not affect pages. The two campaign parameters of the specification are carried through links,
 * see below.
 */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|_gl|_hs\w+)$/i;
const MAX_KEY_LENGTH = 400;

/**
 * Placeholders for what differs between visitors: the nonce, and the campaign parameters in links. They are random per process
 * and never sent.
 */
const PLACEHOLDERS = { nonce: placeholder(), Ref: placeholder(), rfr: placeholder() };

function placeholder(): string {
  return `p${randomBytes(16).toString('hex')}`;
}

/** Whether a page shows what a visitor brought, which is known by a cookie; `path` is without its language. */
export const isVisitorsOwn = (path: string): boolean => path.startsWith('/check/');

/**
 * `nonce` is a placeholder. `dismissed`: the announcements that the visitor has closed, which the page does not show.
 * `isTemplate`: its links carry what only this visitor came with.
 */
export type VisitorPage = {
  key: string;
  url: URL;
  nonce: string;
  campaign: CampaignParams;
  isTemplate: boolean;
  dismissed: string;
};

/** Normalises the URL of a cacheable page; null if it is too long to be a key. */
export function parseVisitorPage(address: string, dismissed = ''): VisitorPage | null {
  const url = new URL(address);
  const campaign = parseCampaignParams(Object.fromEntries(url.searchParams));
  const names = Array.from(url.searchParams.keys()).filter((name) => TRACKING.test(name) || name === 'Ref' || name === 'rfr');
  for (const name of names) url.searchParams.delete(name);
  for (const param of ['Ref', 'rfr'] as const) if (campaign[param]) url.searchParams.set(param, PLACEHOLDERS[param]);
  const key = `${url.pathname}${url.search}${dismissed && `#${dismissed}`}`;
  const isTemplate = campaign.Ref !== undefined || campaign.rfr !== undefined;
  return key.length > MAX_KEY_LENGTH ? null : { key, url, nonce: PLACEHOLDERS.nonce, campaign, isTemplate, dismissed };
}

/** Replaces the placeholders with the values of this visitor. */
export const personalize = (text: string, { nonce, campaign }: { nonce: string; campaign: CampaignParams }): string =>
  text
    .replaceAll(PLACEHOLDERS.nonce, nonce)
    .replaceAll(PLACEHOLDERS.Ref, campaign.Ref ?? '')
    .replaceAll(PLACEHOLDERS.rfr, campaign.rfr ?? '');

const SHOWN_ID = /"(?:[a-z]+_)?(?:id|slug|code)":"?([\w-]{1,80})/g;

/** The ids and slugs of all resources in an API response: what a page that used it shows. */
export const findShownIds = (json: string): string[] => Array.from(json.matchAll(SHOWN_ID), ([, name = '']) => name);
