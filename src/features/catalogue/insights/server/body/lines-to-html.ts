/** The editors' plain lines as HTML: `## ` a heading, `- ` and `1. ` lists, four spaces code, all else a paragraph; `code` in backticks. */
export function linesToHtml(lines: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < lines.length;) {
    const kind = kindOf(lines[at] ?? '');
    let end = at + 1;
    while (kind.joins && end < lines.length && kindOf(lines[end] ?? '').name === kind.name) end += 1;
    const own = lines.slice(at, end).map((line) => line.slice(kind.prefix.length));
    parts.push(kind.html(own));
    at = end;
  }
  return parts.join('');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const words = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const items = (lines: readonly string[]) => lines.map((line) => `<li><p>${words(line)}</p></li>`).join('');

type Kind = { name: string; prefix: string; joins: boolean; html: (lines: readonly string[]) => string };

function kindOf(line: string): Kind {
  const numbered = /^\d+\. /.exec(line)?.[0];
  if (line.startsWith('## '))
    return { name: 'h2', prefix: '## ', joins: false, html: ([text = '']) => `<h2>${words(text)}</h2>` };
  if (line.startsWith('- ')) return { name: 'ul', prefix: '- ', joins: true, html: (all) => `<ul>${items(all)}</ul>` };
  if (numbered) return { name: 'ol', prefix: '1. ', joins: true, html: (all) => `<ol>${items(all)}</ol>` };
  if (line.startsWith('    '))
    return { name: 'pre', prefix: '    ', joins: true, html: (all) => `<pre><code>${escape(all.join('\n'))}</code></pre>` };
  return { name: 'p', prefix: '', joins: false, html: ([text = '']) => `<p>${words(text)}</p>` };
}
