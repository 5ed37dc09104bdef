/**
 * Converts the editors' plain lines to HTML: `## ` headings, `- ` and `1. ` lists, code after four spaces, other lines as
 * paragraphs, and inline code in backticks.
 */
export function linesToHtml(lines: readonly string[]): string {
  const blocks: string[] = [];
  for (let start = 0; start < lines.length;) {
    const kind = detectKind(lines[start] ?? '');
    let end = start + 1;
    while (kind.isGrouped && end < lines.length && detectKind(lines[end] ?? '').name === kind.name) end += 1;
    const content = lines.slice(start, end).map((line) => line.slice(kind.prefix.length));
    blocks.push(kind.html(content));
    start = end;
  }
  return blocks.join('');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inlineHtml = (text: string) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const listItems = (lines: readonly string[]) => lines.map((line) => `<li><p>${inlineHtml(line)}</p></li>`).join('');

type Kind = { name: string; prefix: string; isGrouped: boolean; html: (lines: readonly string[]) => string };

function detectKind(line: string): Kind {
  const numbered = /^\d+\. /.exec(line)?.[0];
  if (line.startsWith('## '))
    return { name: 'h2', prefix: '## ', isGrouped: false, html: ([text = '']) => `<h2>${inlineHtml(text)}</h2>` };
  if (line.startsWith('- '))
    return { name: 'ul', prefix: '- ', isGrouped: true, html: (lines) => `<ul>${listItems(lines)}</ul>` };
  if (numbered) return { name: 'ol', prefix: '1. ', isGrouped: true, html: (lines) => `<ol>${listItems(lines)}</ol>` };
  if (line.startsWith('    '))
    return {
      name: 'pre',
      prefix: '    ',
      isGrouped: true,
      html: (lines) => `<pre><code>${escape(lines.join('\n'))}</code></pre>`,
    };
  return { name: 'p', prefix: '', isGrouped: false, html: ([text = '']) => `<p>${inlineHtml(text)}</p>` };
}
