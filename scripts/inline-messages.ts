/** Build plugin: inlines messages into the scripts that use them, with one set of scripts per language. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { minifySync, type Plugin } from 'vite';

const COMPILED = 'src/platform/messages';
const IMPORT = /import \{ m \} from ['"][^'"]*\/messages\/messages\.js['"];?/;
const USE = /(?<![\w$.'"`])m\.(\w+)\b/g;
/** A call of this name, with a message's name and a hash of its text, stands for the message until the scripts are written. */
const PLACEHOLDER = '__message__';
const PLACEHOLDERS = /__message__\((["'`])(\w+)-\w+\1(?:,([\w$]+))?\)(\(\))?/g;
const WITHOUT_PARAMETERS = /^\(\)=>(`(?:[^`$\\]|\\.|\$(?!\{))*`|"(?:[^"\\]|\\.)*")$/;
const SCRIPT_PATHS = /(["'`])assets\/([^"'`/]+\.js)\1/g;
/** The only function that a message may call. Our scripts import it under the second name. */
const PLURAL = 'registry.plural';
const IMPORTED_PLURAL = 'messagePlural';

type Message = (params: object) => string;
type Messages = Record<string, Message>;
/** The source of a message as an expression, by language. */
type Sources = Record<string, string>;

async function importCompiled<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(path.resolve(COMPILED, file)).href)) as T;
}

/** The source of a message as an expression. Throws if it needs more than its parameters and plural rules. */
function toExpression(name: string, message: Message, registry: object): string {
  const minified = minifySync('message.js', `export default ${String(message)}`, { module: true }).code;
  const expression = minified
    .trim()
    .replace(/^export default ?/, '')
    .replace(/;$/, '');
  const inlined = runInNewContext(`(${expression})`, { registry }) as Message;
  const sample = new Proxy({}, { get: () => 2 });
  if (inlined(sample) !== message(sample)) throw new Error(`the message ${name} cannot be inlined`);
  return expression;
}

/**
 * Replaces every message with a placeholder, then writes each browser script once per language: the first in `assets/`, the
 * others in `assets/<language>/`. A page loads only the messages it uses. File names are the same in all languages, so that
 * imports work; they change with every message a script contains, so that caches stay correct.
 */
export function inlineMessages(languages: readonly string[]): Plugin {
  const compiled = new Map<string, Messages>();
  const sources = new Map<string, Sources>();
  let registry: object = {};
  const [first = ''] = languages;

  const loadSources = (name: string): Sources => {
    const cached = sources.get(name);
    if (cached) return cached;
    const loaded: Sources = {};
    for (const [language, messages] of compiled) {
      const message = messages[name];
      if (!message) throw new Error(`there is no message ${name} in ${language}`);
      loaded[language] = toExpression(name, message, registry);
    }
    sources.set(name, loaded);
    return loaded;
  };

  /** A pure expression, so that tree shaking removes unused messages. */
  const toPlaceholder = (name: string) => {
    const text = JSON.stringify(loadSources(name));
    const id = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    return `(/* @__PURE__ */ ${PLACEHOLDER}("${id}"${text.includes(PLURAL) ? `, ${IMPORTED_PLURAL}` : ''}))`;
  };

  const fillPlaceholders = (code: string, language: string) =>
    code.replaceAll(PLACEHOLDERS, (_, _quote: string, name: string, plural?: string, call = '') => {
      const source = sources.get(name)?.[language];
      if (source === undefined) throw new Error(`there is no message ${name} in ${language}`);
      const [, text] = call ? (WITHOUT_PARAMETERS.exec(source) ?? []) : [];
      if (text) return text;
      if (!plural) return `(${source})${call}`;
      return `(${IMPORTED_PLURAL}=>${source.replaceAll(PLURAL, IMPORTED_PLURAL)})(${plural})${call}`;
    });

  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      registry = await importCompiled<object>('registry.js');
      for (const language of languages) compiled.set(language, await importCompiled<Messages>(`messages/${language}.js`));
    },
    transform(code, id) {
      if (id.includes('/platform/messages/messages')) throw new Error(`messages must be imported as m, from messages.js: ${id}`);
      if (!IMPORT.test(code)) return null;
      const replaced = code.replace(IMPORT, '').replaceAll(USE, (_, name: string) => toPlaceholder(name));
      const importPlural = `import { plural as ${IMPORTED_PLURAL} } from '#platform/messages/registry.js';\n`;
      return { code: (replaced.includes(IMPORTED_PLURAL) ? importPlural : '') + replaced, map: null };
    },
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('the build has no output folder');
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const target = path.join(dir, file.fileName);
        const code = fs.readFileSync(target, 'utf8');
        for (const language of languages) {
          const filled = fillPlaceholders(code, language);
          if (filled.includes(PLACEHOLDER)) throw new Error(`${file.fileName} contains a message in an unknown form`);
          if (language === first) {
            fs.writeFileSync(target, filled);
            continue;
          }
          const translated = path.join(path.dirname(target), language, path.basename(target));
          fs.mkdirSync(path.dirname(translated), { recursive: true });
          fs.writeFileSync(translated, filled.replaceAll(SCRIPT_PATHS, `$1assets/${language}/$2$1`));
        }
      }
    },
  };
}
