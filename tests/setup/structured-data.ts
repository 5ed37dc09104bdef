/**
 * What search engines ask of structured data, by type: the properties that their published rules call required, and what a
 * value must look like. From schema.org and Google's "Structured data" pages as of November 2026.
 */
type Thing = Record<string, unknown>;

const ABSOLUTE = /^https?:\/\/[^\s]+$/;
const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Any of several properties may stand for one: `a|b`. `A.B` is a B that stands within an A. */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'datePublished', 'author', 'image'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  Blog: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  'BreadcrumbList.ListItem': ['position', 'name', 'item'],
  CollegeOrUniversity: ['name', 'url|sameAs'],
  CollectionPage: ['name', 'url'],
  AboutPage: ['name'],
  ContactPage: ['name'],
  Comment: ['text', 'author', 'datePublished'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode'],
  DiscussionForumPosting: ['author', 'datePublished', 'text|image|video'],
  FAQPage: ['mainEntity'],
  'FAQPage.Question': ['name', 'acceptedAnswer'],
  ItemList: ['itemListElement'],
  'ItemList.ListItem': ['position', 'item|url'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation|applicantLocationRequirements'],
  Organization: ['name'],
  Person: ['name'],
  ProfilePage: ['mainEntity'],
  QAPage: ['mainEntity'],
  'QAPage.Question': ['name', 'answerCount', 'acceptedAnswer|suggestedAnswer'],
  Answer: ['text'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  Offer: ['category'],
  MonetaryAmount: ['currency', 'value'],
  PostalAddress: ['addressCountry|addressLocality'],
};

/** What the same rules recommend: a page is found without it, and shown better with it. */
const RECOMMENDED: Record<string, readonly string[]> = {
  Article: ['dateModified', 'publisher'],
  BlogPosting: ['dateModified', 'publisher'],
  Course: ['educationalLevel', 'inLanguage', 'teaches'],
  CourseInstance: ['courseWorkload|courseSchedule'],
  DiscussionForumPosting: ['headline', 'url', 'comment'],
  JobPosting: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply', 'experienceRequirements'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['url|sameAs'],
  Person: ['url'],
  'ProfilePage.Person': ['description', 'sameAs'],
  'QAPage.Question': ['text', 'author', 'datePublished', 'upvoteCount'],
  Answer: ['author', 'datePublished', 'upvoteCount', 'url'],
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

/** What a rule says of a type, or of a type within another. */
const ruleOf = (rules: Record<string, readonly string[]>, type: string, within: string) =>
  rules[`${within}.${type}`] ?? rules[type] ?? [];
const missingOf = (thing: Thing, names: readonly string[]) =>
  names.filter((name) => name.split('|').every((one) => isEmpty(thing[one])));

/** What is wrong with one piece of structured data, in words; empty when it is as asked. */
export function wrongWith(thing: Thing, path = typeOf(thing), within = ''): string[] {
  const type = typeOf(thing);
  const missing = missingOf(thing, ruleOf(REQUIRED, type, within)).map((name) => `${path}: ${name} is missing`);
  const wrong = Object.entries(thing).flatMap(([name, value]) => wrongIn(name, value, { path, type }));
  const counted = type === 'BreadcrumbList' || type === 'ItemList' ? wrongPlaces(thing, path) : [];
  return [...missing, ...wrong, ...counted];
}

/** What one piece of structured data, and what stands in it, could also say: `Type: property`. */
export function unsaidOf(thing: Thing, within = ''): string[] {
  const type = typeOf(thing);
  const own = missingOf(thing, ruleOf(RECOMMENDED, type, within)).map((name) => `${type}: ${name}`);
  const inside = Object.values(thing).flat().filter(isThing);
  return [...own, ...inside.flatMap((one) => unsaidOf(one, type))];
}

function wrongIn(name: string, value: unknown, { path, type }: { path: string; type: string }): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const form = FORMS[name];
  return values.flatMap((one) => {
    if (isEmpty(one)) return [`${path}: ${name} is empty`];
    if (isThing(one)) return one['@type'] ? wrongWith(one, `${path}.${name}`, type) : [];
    return form && !(typeof one === 'string' && form.test(one)) ? [`${path}: ${name} is ${JSON.stringify(one)}`] : [];
  });
}

/** Places are counted from 1; the way to a page leads from the home page to one below it, and no list names a page twice. */
function wrongPlaces(list: Thing, path: string): string[] {
  const items = Array.isArray(list['itemListElement']) ? (list['itemListElement'] as Thing[]) : [];
  const counted = items.every(({ position }, index) => position === index + 1);
  const addresses = items.flatMap(({ item, url }) => (typeof item === 'string' ? [item] : typeof url === 'string' ? [url] : []));
  return [
    ...(counted ? [] : [`${path}: its places are not counted from 1`]),
    ...(typeOf(list) === 'BreadcrumbList' && items.length < 2 ? [`${path}: leads nowhere`] : []),
    ...(new Set(addresses).size === addresses.length ? [] : [`${path}: names a page twice`]),
  ];
}

const BLOCK = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** Every piece of structured data of a page; what is not JSON throws. */
export const structuredDataOf = (html: string): Thing[] =>
  Array.from(html.matchAll(BLOCK), ([, json = '']) => JSON.parse(json) as Thing).flatMap(
    (block) => (block['@graph'] as Thing[] | undefined) ?? [block],
  );
