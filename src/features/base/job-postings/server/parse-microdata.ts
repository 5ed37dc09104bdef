/** schema.org JobPosting as microdata, which some career sites have instead of JSON-LD: https://html.spec.whatwg.org/#microdata */
import type { JsonObject } from './json-value.ts';

const MAX_DEPTH = 6;
const MAX_POSTINGS = 50;

/** The postings of a page in the form of JSON-LD. Properties with HTML, such as the description, keep it. */
export function parseMicrodata(document: Document): JsonObject[] {
  const items = [...document.querySelectorAll('[itemtype$="schema.org/JobPosting"]')].slice(0, MAX_POSTINGS);
  return items.map((item) => ({ ...parseItem(item, 0), '@type': 'JobPosting' }));
}

function parseItem(item: Element, depth: number): JsonObject {
  const properties: Record<string, unknown[]> = Object.create(null);
  const collect = (parent: Element) => {
    for (const child of parent.children) {
      const names = (child.getAttribute('itemprop') ?? '').split(/\s+/).filter(Boolean);
      const isItem = child.hasAttribute('itemscope');
      if (names.length > 0) {
        const value = isItem && depth < MAX_DEPTH ? parseItem(child, depth + 1) : valueOf(child);
        for (const name of names) (properties[name] ??= []).push(value);
      }
      if (!isItem) collect(child);
    }
  };
  collect(item);
  return Object.fromEntries(Object.entries(properties).map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

function valueOf(element: Element): string {
  const attribute = element.getAttribute('content') ?? element.getAttribute('datetime');
  if (attribute !== null) return attribute;
  if (element.localName === 'link') return element.getAttribute('href') ?? '';
  return element.innerHTML.trim();
}
