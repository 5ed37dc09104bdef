/**
 * Validates structured data: the properties that search engines require by type, and the format of values. Source: schema.org
 * and Google's "Structured data" documentation as of November 2026.
 */
type Item = Record<string, unknown>;

const ABSOLUTE = /^https?:\/\/[^\s]+$/;
const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

/** `a|b` means either property. `A.B` is a B nested in an A. */
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

/** The properties that the same documentation recommends. */
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

const FORMATS: Record<string, RegExp> = {
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

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const typeOf = (item: Item): string => (typeof item['@type'] === 'string' ? item['@type'] : 'no type');

/** The rule for a type, or for the type nested in another. */
const findRule = (rules: Record<string, readonly string[]>, type: string, within: string) =>
  rules[`${within}.${type}`] ?? rules[type] ?? [];
const findMissing = (item: Item, names: readonly string[]) =>
  names.filter((name) => name.split('|').every((property) => isEmpty(item[property])));

/** Describes every problem of a structured data item and of the items nested in it. */
export function findStructuredDataProblems(item: Item, path = typeOf(item), within = ''): string[] {
  const type = typeOf(item);
  const missing = findMissing(item, findRule(REQUIRED, type, within)).map((name) => `${path}: ${name} is missing`);
  const invalid = Object.entries(item).flatMap(([name, value]) => findValueProblems(name, value, { path, type }));
  const inList = type === 'BreadcrumbList' || type === 'ItemList' ? findListProblems(item, path) : [];
  return [...missing, ...invalid, ...inList];
}

/** Recommended properties that an item and its nested items lack, as `Type: property`. */
export function findMissingRecommendations(item: Item, within = ''): string[] {
  const type = typeOf(item);
  const own = findMissing(item, findRule(RECOMMENDED, type, within)).map((name) => `${type}: ${name}`);
  const nested = Object.values(item).flat().filter(isItem);
  return [...own, ...nested.flatMap((inner) => findMissingRecommendations(inner, type))];
}

function findValueProblems(name: string, value: unknown, { path, type }: { path: string; type: string }): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const format = FORMATS[name];
  return values.flatMap((part) => {
    if (isEmpty(part)) return [`${path}: ${name} is empty`];
    if (isItem(part)) return part['@type'] ? findStructuredDataProblems(part, `${path}.${name}`, type) : [];
    return format && !(typeof part === 'string' && format.test(part)) ? [`${path}: ${name} is ${JSON.stringify(part)}`] : [];
  });
}

/** Positions count from 1, breadcrumbs have at least two items, and no list contains a page twice. */
function findListProblems(list: Item, path: string): string[] {
  const items = Array.isArray(list['itemListElement']) ? (list['itemListElement'] as Item[]) : [];
  const isNumbered = items.every(({ position }, index) => position === index + 1);
  const addresses = items.flatMap(({ item, url }) => (typeof item === 'string' ? [item] : typeof url === 'string' ? [url] : []));
  return [
    ...(isNumbered ? [] : [`${path}: its positions do not count from 1`]),
    ...(typeOf(list) === 'BreadcrumbList' && items.length < 2 ? [`${path}: has only one item`] : []),
    ...(new Set(addresses).size === addresses.length ? [] : [`${path}: contains a page twice`]),
  ];
}

const BLOCK = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** Parses the structured data of a page. Throws on invalid JSON. */
export const parseStructuredData = (html: string): Item[] =>
  Array.from(html.matchAll(BLOCK), ([, json = '']) => JSON.parse(json) as Item).flatMap(
    (block) => (block['@graph'] as Item[] | undefined) ?? [block],
  );
