// Compresses the scripts, styles and other text files of a build once, so that serving them needs no work.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg)$/;

/** Writes `file.br` and `file.gz` beside each file that becomes smaller. */
export function compressAssets(folder) {
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const file = path.join(folder, name);
    const text = fs.readFileSync(file);
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    const compressed = { br: zlib.brotliCompressSync(text, { params }), gz: zlib.gzipSync(text, { level: 9 }) };
    for (const [extension, content] of Object.entries(compressed))
      if (content.length < text.length) fs.writeFileSync(`${file}.${extension}`, content);
  }
}
