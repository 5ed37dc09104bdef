import type { Language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import type { ContestSubject } from '../contract.ts';

/** What is stored with a purchase for the pages after the payment. */
export type PurchaseContext = {
  /** The language of the return page: the provider's redirect carries no cookies. */
  language?: Language;
  /** The product's attributes. */
  [name: string]: string;
};

/** An item on sale, as its feature presents it now. */
export type Purchasable<Attribute extends string = string> = {
  title: string;
  amountPaise: number;
  ownerId: string;
  alreadyOwned: boolean;
  /** The path of the page that shows the outcome of the payment, without the transaction id. */
  statusPage: string;
  /** What the API shows of the item: the ids and slugs that the pages after a payment need to link back. */
  attributes: Readonly<Record<Attribute, string>>;
};

/** A type of items on sale. `find` throws 404 for an item that does not exist or is not the viewer's. */
export type Product<Attribute extends string = string> = {
  attributes: readonly Attribute[];
  /** What a payer may find wrong with it. */
  contestable: readonly ContestSubject[];
  find: (ctx: Context, id: string) => Promise<Purchasable<Attribute>>;
};

/** What is on sale, by type. */
export type Purchasables = Readonly<Record<string, Product>>;
