import { Parser } from 'htmlparser2';

/**
 * The texts of an element's children by their name in small letters, the first non-empty one of each, with `name@attribute` for
 * attributes and `parent/child` for deeper elements.
 */
export type XmlItem = ReadonlyMap<string, string>;

/** A document that is not the expected XML: `wrong_root` names what it begins with, `truncated` ends too early. */
export class XmlError extends Error {
  override name = 'XmlError';
  readonly kind: 'wrong_root' | 'truncated';
  constructor(kind: XmlError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

const MAX_ITEM_LETTERS = 1_000_000;
const MAX_DEPTH = 40;

/**
 * Reads the elements with the names `items` from pieces of a document whose root is one of `roots`, one after another, in memory
 * for one element. An element of more than a million letters is cut. Entities of the document's own are not resolved. Throws
 * `XmlError`.
 */
export async function* xmlItems(
  pieces: AsyncIterable<string>,
  { roots, items }: { roots: readonly string[]; items: readonly string[] },
): AsyncGenerator<XmlItem> {
  const reader = createReader(new Set(roots), new Set(items));
  for await (const piece of pieces) {
    reader.parser.write(piece);
    yield* reader.take();
  }
  reader.parser.end();
  yield* reader.take();
  reader.check();
}

function createReader(roots: ReadonlySet<string>, items: ReadonlySet<string>) {
  const found: XmlItem[] = [];
  const path: string[] = [];
  let root: 'expected' | 'open' | 'closed' | 'cut' = 'expected';
  let item: Map<string, string> | undefined;
  let itemDepth = 0;
  let letters = 0;

  const append = (name: string, text: string) => {
    if (!item || letters > MAX_ITEM_LETTERS) return;
    letters += text.length;
    item.set(name, (item.get(name) ?? '') + text);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (root === 'expected') {
          if (!roots.has(name)) throw new XmlError('wrong_root', `begins with <${name.slice(0, 40)}>`);
          root = 'open';
        }
        if (path.length > MAX_DEPTH) throw new XmlError('wrong_root', 'is nested too deeply');
        path.push(name);
        if (!item && items.has(name)) {
          item = new Map();
          itemDepth = path.length;
          letters = 0;
        } else if (item && isPlainLink(attributes))
          for (const [attribute, value] of Object.entries(attributes))
            append(`${path.slice(itemDepth).join('/')}@${attribute}`, value);
      },
      ontext: (text) => {
        const [child, ...deeper] = path.slice(itemDepth);
        if (!item || child === undefined) return;
        append(child, text);
        if (deeper.length > 0) append([child, ...deeper].join('/'), text);
      },
      onclosetag: (_name, isImplied) => {
        if (item && path.length === itemDepth) {
          // What the end of the document closes may be half an element.
          if (!isImplied) found.push(new Map([...item].map(([name, text]) => [name, text.trim()])));
          item = undefined;
        }
        path.pop();
        if (path.length === 0) root = isImplied ? 'cut' : 'closed';
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  );
  return {
    parser,
    take: () => found.splice(0),
    check: () => {
      if (root === 'expected') throw new XmlError('wrong_root', 'has no element');
      if (root !== 'closed') throw new XmlError('truncated', 'ends in the middle');
    },
  };
}

/** Of an Atom entry's links, the one to its page. */
const isPlainLink = ({ rel }: Record<string, string>): boolean => rel === undefined || rel === 'alternate';
