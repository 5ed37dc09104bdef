/** Text in XML documents. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 does not allow, even escaped. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const storable = (text: string): string => text.toWellFormed().replaceAll(FORBIDDEN, '');

/** Escapes a text for elements and attributes. */
export const escapeXml = (text: string): string =>
  storable(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** A CDATA section; its end mark within the text is split over two. */
export const cdata = (text: string): string => `<![CDATA[${storable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
