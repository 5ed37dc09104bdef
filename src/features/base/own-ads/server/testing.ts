/** Factories for tests: ads that members or visitors brought. */
import type { Context } from '#platform/http/context.ts';
import { addOwnAd, type BroughtAd, type OwnAd } from './own-ads.ts';
import type { AdOwner } from './owner.ts';

export const AD_TEXT = `We need a data analyst for our stores.

Requirements
- 2 years of experience in data analysis
- SQL and Power BI are required
- Python is a plus

We offer health insurance and flexible hours.`;

/** An ad of a member, by their id, or of any owner. */
export async function anOwnAd(ctx: Context, bringer: string | AdOwner, overrides: Partial<BroughtAd> = {}): Promise<OwnAd> {
  const owner = typeof bringer === 'string' ? { user_id: bringer, visitor_id: null } : bringer;
  const { ad } = await addOwnAd(ctx, owner, {
    source: 'text',
    url: '',
    title: 'Data analyst',
    company_name: 'Harbour Retail',
    location: 'Kochi',
    work_mode: null,
    pay: '',
    valid_until: null,
    original: AD_TEXT,
    description: AD_TEXT,
    ...overrides,
  });
  return ad;
}
