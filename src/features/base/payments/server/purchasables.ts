import type { Language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import type { PurchasableType } from '../contract.ts';

/** The ids and slugs that the pages after a payment need to link back. */
export type PurchaseContext = {
  /** The language of the return page: the provider's redirect carries no cookies. */
  language?: Language;
  job_application_id?: string;
  company_slug?: string;
  job_slug?: string;
  roadmap_id?: string;
  user_slug?: string;
  program_code?: string;
};

/** An item on sale, as its feature presents it now. */
export type Purchasable = {
  title: string;
  amountPaise: number;
  ownerId: string;
  alreadyOwned: boolean;
  context: PurchaseContext;
};

/** Items on sale by type. `find` throws 404 for what does not exist or is not the viewer's. */
export type Purchasables = Partial<Record<PurchasableType, { find: (ctx: Context, id: string) => Promise<Purchasable> }>>;
