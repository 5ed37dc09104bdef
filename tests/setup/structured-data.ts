/**
 * What search engines ask of structured data, by type: the properties that their published rules call required, and what a
 * value must look like. From schema.org and Google's "Structured data" pages as of November 2026.
 */
type Thing = Record<string, unknown>;

const ABSOLUTE = /^https?:\/\/[^\s]+$/;
const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Any of several properties may stand for one: `a|b`. */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'datePublished', 'author', 'image'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  Blog: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  CollegeOrUniversity: ['name', 'url'],
  CollectionPage: ['name', 'url'],
  AboutPage: ['name'],
  ContactPage: ['name'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation|applicantLocationRequirements'],
  ListItem: ['position', 'name|item|url'],
  Organization: ['name'],
  Person: ['name'],
  ProfilePage: ['mainEntity'],
  QAPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer|suggestedAnswer|answerCount'],
  Answer: ['text'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  Offer: ['category'],
  MonetaryAmount: ['currency', 'value'],
  PostalAddress: ['addressCountry|addressLocality'],
};

const FORMS: Record<string, RegExp> = {
  url: ABSOLUTE,
  item: ABSOLUTE,
  image: ABSOLUTE,
  logo: ABSOLUTE,
  sameAs: ABSOLUTE,
  datePosted: DATE,
  datePublished: DATE,
  dateModified: DATE,
  validThrough: DATE,
};

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const typeOf = (thing: Thing): string => (typeof thing['@type'] === 'string' ? thing['@type'] : 'no type');

/** What is wrong with one piece of structured data, in words; empty when it is as asked. */
export function wrongWith(thing: Thing, path = typeOf(thing)): string[] {
  const type = typeOf(thing);
  const known = REQUIRED[type];
  const missing = (known ?? [])
    .filter((names) => names.split('|').every((name) => isEmpty(thing[name])))
    .map((names) => `${path}: ${names} is missing`);
  const wrong = Object.entries(thing).flatMap(([name, value]) => wrongIn(name, value, path));
  const places = type === 'BreadcrumbList' ? wrongPlaces(thing, path) : [];
  return [...missing, ...wrong, ...places];
}

function wrongIn(name: string, value: unknown, path: string): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const form = FORMS[name];
  return values.flatMap((one) => {
    if (isEmpty(one)) return [`${path}: ${name} is empty`];
    if (isThing(one)) return one['@type'] ? wrongWith(one, `${path}.${name}`) : [];
    return form && !(typeof one === 'string' && form.test(one)) ? [`${path}: ${name} is ${JSON.stringify(one)}`] : [];
  });
}

/** Places are counted from 1, and lead from the home page to a page below it. */
function wrongPlaces(list: Thing, path: string): string[] {
  const items = Array.isArray(list['itemListElement']) ? (list['itemListElement'] as Thing[]) : [];
  const counted = items.every(({ position }, index) => position === index + 1);
  return counted && items.length > 1 ? [] : [`${path}: its places are not counted from 1 or lead nowhere`];
}

const BLOCK = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** Every piece of structured data of a page; what is not JSON throws. */
export const structuredDataOf = (html: string): Thing[] =>
  Array.from(html.matchAll(BLOCK), ([, json = '']) => JSON.parse(json) as Thing).flatMap(
    (block) => (block['@graph'] as Thing[] | undefined) ?? [block],
  );
