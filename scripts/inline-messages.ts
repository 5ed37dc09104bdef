/** Build plugin: inlines messages into the scripts that use them, with one set of scripts per language. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

const COMPILED = 'src/platform/messages/messages';
const IMPORT = /import \{ m \} from ['"][^'"]*\/messages\/messages\.js['"];?/;
const MESSAGE_CALL = /(?<![\w$.'"`])m\.(\w+)\b/g;
/** The placeholder of a message until the scripts are written; it contains the name and a hash of the message. */
const PLACEHOLDER = '__message__';
const PLACEHOLDERS = /__message__\((["'`])(\w+)-\w+\1(?:,([\w$]+))?\)(\(\))?/g;
const PLAIN_TEXT = /^\(\)=>(`(?:[^`$\\]|\\.|\$(?!\{))*`|"(?:[^"\\]|\\.)*")$/;
const SCRIPT_PATHS = /(["'`])assets\/([^"'`/]+\.js)\1/g;

type Variants = Record<string, string>;

const minify = (code: string) =>
  minifySync('message.js', `export default ${code}`, { module: true })
    .code.trim()
    .replace(/^export default ?/, '')
    .replace(/;$/, '');

/** The compiled function per language: `const hi_close = () => ...`; a missing one falls back to the first language. */
function readVariants(name: string, languages: readonly string[]): Variants {
  const code = fs.readFileSync(path.join(COMPILED, `${name}.js`), 'utf8');
  const plain = code.replaceAll(/\/\*\*?[\s\S]*?\*\//g, '');
  const variants: Variants = {};
  for (const language of languages) {
    const start = `const ${language}_${name} = `;
    const from = plain.indexOf(start);
    if (from < 0) throw new Error(`the compiled message ${name} has an unexpected form`);
    const tail = plain.slice(from + start.length);
    const end = tail.search(/\n(const|export) /);
    const compiled = tail.slice(0, end < 0 ? undefined : end).replace(/;\s*$/, '');
    variants[language] = /^\w+$/.test(compiled) ? (variants[languages[0] ?? ''] ?? '') : minify(compiled);
  }
  return variants;
}

/**
 * Replaces every message with a placeholder, then writes each browser script once per language: the first in `assets/`, the
 * others in `assets/<language>/`. A page loads only the messages it uses. File names are the same in all languages, so that
 * imports work; they change with every message a script contains, so that caches stay correct.
 */
export function oneLanguage(languages: readonly string[]): Plugin {
  const messages = new Map<string, Variants>();
  const [first = ''] = languages;

  const variantsOf = (name: string) => {
    const variants = messages.get(name) ?? readVariants(name, languages);
    messages.set(name, variants);
    return variants;
  };

  /** The placeholder as a pure expression, so that tree shaking removes unused messages. */
  const placeholderOf = (name: string) => {
    const text = JSON.stringify(variantsOf(name));
    const key = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    return `(/* @__PURE__ */ ${PLACEHOLDER}("${key}"${text.includes('registry.plural') ? ', messagePlural' : ''}))`;
  };

  const insertMessages = (code: string, language: string) =>
    code.replaceAll(PLACEHOLDERS, (_, _quote: string, name: string, plural?: string, call = '') => {
      const variant = messages.get(name)?.[language];
      if (variant === undefined) throw new Error(`${name} is missing in ${language}`);
      const [, text] = call ? (PLAIN_TEXT.exec(variant) ?? []) : [];
      if (text) return text;
      if (!plural) return `(${variant})${call}`;
      // A parameter name that no message uses.
      return `(messagePlural=>${variant.replaceAll('registry.plural', 'messagePlural')})(${plural})${call}`;
    });

  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id.includes('/platform/messages/messages')) throw new Error(`messages are imported in an unexpected way: ${id}`);
      if (!IMPORT.test(code)) return null;
      const replaced = code.replace(IMPORT, '').replaceAll(MESSAGE_CALL, (_, name: string) => placeholderOf(name));
      const plural = replaced.includes('messagePlural')
        ? "import { plural as messagePlural } from '#platform/messages/registry.js';\n"
        : '';
      return { code: plural + replaced, map: null };
    },
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('the scripts are written to a folder');
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const target = path.join(dir, file.fileName);
        const code = fs.readFileSync(target, 'utf8');
        for (const language of languages) {
          const translated = insertMessages(code, language);
          if (translated.includes(PLACEHOLDER)) throw new Error(`${file.fileName} has a message in an unexpected form`);
          if (language === first) {
            fs.writeFileSync(target, translated);
            continue;
          }
          const ownFile = path.join(path.dirname(target), language, path.basename(target));
          fs.mkdirSync(path.dirname(ownFile), { recursive: true });
          fs.writeFileSync(ownFile, translated.replaceAll(SCRIPT_PATHS, `$1assets/${language}/$2$1`));
        }
      }
    },
  };
}
