/** Build plugin: inlines messages into the scripts that use them, with one set of scripts per language. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

const COMPILED = 'src/platform/messages/messages';
const IMPORT = /import \{ m \} from ['"][^'"]*\/messages\/messages\.js['"];?/;
const USE = /(?<![\w$.'"`])m\.(\w+)\b/g;
/** The placeholder of a message until the scripts are written; it contains the name and a hash of the message. */
const PLACE = '__sentence__';
const PLACES = /__sentence__\((["'`])(\w+)-\w+\1(?:,([\w$]+))?\)(\(\))?/g;
const PLAIN = /^\(\)=>(`(?:[^`$\\]|\\.|\$(?!\{))*`|"(?:[^"\\]|\\.)*")$/;
const SCRIPT_PATHS = /(["'`])assets\/([^"'`/]+\.js)\1/g;

type Variants = Record<string, string>;

const small = (code: string) =>
  minifySync('sentence.js', `export default ${code}`, { module: true })
    .code.trim()
    .replace(/^export default ?/, '')
    .replace(/;$/, '');

/** The compiled function per language: `const hi_close = () => ...`; a missing one falls back to the first language. */
function readVariants(name: string, languages: readonly string[]): Variants {
  const code = fs.readFileSync(path.join(COMPILED, `${name}.js`), 'utf8');
  const plain = code.replaceAll(/\/\*\*?[\s\S]*?\*\//g, '');
  const variants: Variants = {};
  for (const language of languages) {
    const head = `const ${language}_${name} = `;
    const from = plain.indexOf(head);
    if (from < 0) throw new Error(`the compiled sentence ${name} has another form than expected`);
    const rest = plain.slice(from + head.length);
    const end = rest.search(/\n(const|export) /);
    const written = rest.slice(0, end < 0 ? undefined : end).replace(/;\s*$/, '');
    variants[language] = /^\w+$/.test(written) ? (variants[languages[0] ?? ''] ?? '') : small(written);
  }
  return variants;
}

/**
 * Replaces every message with a placeholder, then writes each browser script once per language: the first in `assets/`, the
 * others in `assets/<language>/`. A page loads only the messages it uses. File names are the same in all languages, so that
 * imports work; they change with every message a script contains, so that caches stay correct.
 */
export function oneLanguage(languages: readonly string[]): Plugin {
  const sentences = new Map<string, Variants>();
  const [first = ''] = languages;

  const variantsOf = (name: string) => {
    const known = sentences.get(name) ?? readVariants(name, languages);
    sentences.set(name, known);
    return known;
  };

  /** The placeholder as a pure expression, so that tree shaking removes unused messages. */
  const placeOf = (name: string) => {
    const text = JSON.stringify(variantsOf(name));
    const mark = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    return `(/* @__PURE__ */ ${PLACE}("${mark}"${text.includes('registry.plural') ? ', sentencePlural' : ''}))`;
  };

  const speak = (code: string, language: string) =>
    code.replaceAll(PLACES, (_, _quote: string, name: string, plural?: string, call = '') => {
      const variant = sentences.get(name)?.[language];
      if (variant === undefined) throw new Error(`${name} is not known in ${language}`);
      const [, text] = call ? (PLAIN.exec(variant) ?? []) : [];
      if (text) return text;
      if (!plural) return `(${variant})${call}`;
      // A parameter name that no message uses.
      return `(sentencePlural=>${variant.replaceAll('registry.plural', 'sentencePlural')})(${plural})${call}`;
    });

  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id.includes('/platform/messages/messages')) throw new Error(`a sentence is said in an unknown way: ${id}`);
      if (!IMPORT.test(code)) return null;
      const said = code.replace(IMPORT, '').replaceAll(USE, (_, name: string) => placeOf(name));
      const plural = said.includes('sentencePlural')
        ? "import { plural as sentencePlural } from '#platform/messages/registry.js';\n"
        : '';
      return { code: plural + said, map: null };
    },
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('the scripts are written to a folder');
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const target = path.join(dir, file.fileName);
        const code = fs.readFileSync(target, 'utf8');
        for (const language of languages) {
          const spoken = speak(code, language);
          if (spoken.includes(PLACE)) throw new Error(`${file.fileName} holds a sentence in an unknown form`);
          if (language === first) {
            fs.writeFileSync(target, spoken);
            continue;
          }
          const own = path.join(path.dirname(target), language, path.basename(target));
          fs.mkdirSync(path.dirname(own), { recursive: true });
          fs.writeFileSync(own, spoken.replaceAll(SCRIPT_PATHS, `$1assets/${language}/$2$1`));
        }
      }
    },
  };
}
