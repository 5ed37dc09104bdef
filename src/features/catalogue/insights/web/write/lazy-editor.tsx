import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { m } from '#platform/messages/messages.js';
import type { EditorProps } from './rich-editor.tsx';
import './editor.css';

const loadEditor = () => import('./rich-editor.tsx');

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const toParagraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => (line ? `<p>${escapeHtml(line)}</p>` : ''))
    .join('');

/**
 * A plain field until it has the focus or a text, because the script of the editor is as large as the rest of the page.
 * Typed text is preserved while the editor loads, and the plain field remains if loading fails.
 */
export function LazyEditor({ html, labelledBy, onChange }: Omit<EditorProps, 'focused'>) {
  const [loaded, setLoaded] = useState<{ Editor: ComponentType<EditorProps>; focused: boolean }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const load = useCallback(() => {
    loadEditor().then(
      ({ RichEditor }) => setLoaded({ Editor: RichEditor, focused: document.activeElement === field.current }),
      () => {},
    );
  }, []);
  const hasText = html !== '';
  useEffect(() => {
    if (hasText) load();
  }, [hasText, load]);
  if (loaded) return <loaded.Editor {...{ html, labelledBy, onChange }} focused={loaded.focused} />;
  return (
    <div className="editor">
      <div className="editor-tools" />
      <textarea
        ref={field}
        className="editor-text editor-plain"
        aria-labelledby={labelledBy}
        placeholder={m.insights_field_body_hint()}
        onPointerEnter={() => void loadEditor()}
        onFocus={load}
        onChange={(event) => onChange(toParagraphs(event.target.value))}
      />
    </div>
  );
}
