/** Stores the chosen language, and the scroll position and form input across a change of language. Browser only. */
import { parseLanguage, LANGUAGES, type Language } from '#platform/language/language.ts';

const COOKIE = 'language';
const YEAR_SECONDS = 31_536_000;
const STORAGE_KEY = 'page-state';
const FIELDS = '#content :is(textarea, input:not([type=password], [type=file], [type=hidden], [type=checkbox], [type=radio]))';

type PageState = { scroll: number; fields: { index: number; text: string }[] };

/** The language chosen in this browser, if any. */
export function chosenLanguage(): Language | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  return parseLanguage(cookie?.slice(COOKIE.length + 1));
}

/** The first supported language in the browser's preferences. */
export function preferredLanguage(): Language | undefined {
  const primary = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((supported) => supported === primary.find((tag) => parseLanguage(tag)));
}

/** Stores the choice for later visits. */
export function saveLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

const findFields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];

/** Stores the scroll position and the form input for the same page in another language. */
export function savePageState(): void {
  const fields = findFields().map((field, index) => ({ index, text: field.value }));
  const state: PageState = { scroll: scrollY / Math.max(1, document.documentElement.scrollHeight), fields };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // Without access to storage the page starts at the top.
  }
}

/** Restores what `savePageState` stored. Call it once the page is hydrated. */
export function restorePageState(): void {
  const state = takePageState();
  if (state) applyPageState(state);
}

function applyPageState({ fields, scroll }: PageState): void {
  const current = findFields();
  for (const { index, text } of fields) {
    const field = current[index];
    if (field && !field.readOnly && field.value !== text) setFieldValue(field, text);
  }
  scrollTo({ top: scroll * document.documentElement.scrollHeight, behavior: 'instant' });
}

/** React tracks `value` on the element itself; setting it through the prototype makes the change visible to React. */
function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function takePageState(): PageState | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? null : (JSON.parse(text) as PageState);
  } catch {
    return null;
  }
}
