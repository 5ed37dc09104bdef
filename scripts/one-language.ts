/** A browser speaks one language at a time: it loads scripts that hold the sentences of that one only. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SENTENCE = /\/src\/platform\/messages\/messages\/(\w+)\.js$/;
/** Stands for a sentence until the scripts are written; its text names the sentence and changes with it. */
const PLACE = '__sentence__';
const PLACES = /__sentence__\((["'`])(\w+)-\w+\1(?:,([\w$]+))?\)/g;
const SCRIPT_PATHS = /(["'`])assets\/([^"'`/]+\.js)\1/g;

type Variants = Record<string, string>;

/** The compiled function of each language: `const hi_close = () => ...`; one that is missing speaks the first language. */
function readVariants(code: string, name: string, languages: readonly string[]): Variants {
  const plain = code.replaceAll(/\/\*\*?[\s\S]*?\*\//g, '');
  const variants: Variants = {};
  for (const language of languages) {
    const head = `const ${language}_${name} = `;
    const from = plain.indexOf(head);
    if (from < 0) throw new Error(`the compiled sentence ${name} has another form than expected`);
    const rest = plain.slice(from + head.length);
    const end = rest.search(/\n(const|export) /);
    const written = rest.slice(0, end < 0 ? undefined : end).replace(/;\s*$/, '');
    variants[language] = /^\w+$/.test(written) ? (variants[languages[0] ?? ''] ?? '') : written;
  }
  return variants;
}

/**
 * Writes every browser script once for each language: the first in `assets/`, the others in `assets/<language>/`. Names stay
 * the same, so that scripts find each other; they change with every sentence a script holds, so that caches never lie.
 */
export function oneLanguage(languages: readonly string[]): Plugin {
  const sentences = new Map<string, Variants>();
  const [first = ''] = languages;

  const speak = (code: string, language: string) =>
    code.replaceAll(PLACES, (_, _quote: string, name: string, plural?: string) => {
      const variant = sentences.get(name)?.[language];
      if (variant === undefined) throw new Error(`${name} is not known in ${language}`);
      return plural ? `(plural=>${variant.replaceAll('registry.plural', 'plural')})(${plural})` : `(${variant})`;
    });

  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const name = SENTENCE.exec(id)?.[1];
      if (!name || name === '_index') return null;
      const variants = readVariants(code, name, languages);
      sentences.set(name, variants);
      const text = JSON.stringify(variants);
      const plural = text.includes('registry.plural');
      const mark = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
      return {
        code: `${plural ? "import { plural } from '../registry.js';\n" : ''}export const ${name} = /* @__PURE__ */ ${PLACE}("${mark}"${plural ? ', plural' : ''});`,
        map: null,
      };
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
