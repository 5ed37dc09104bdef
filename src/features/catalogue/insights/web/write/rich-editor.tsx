import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Toolbar } from './toolbar.tsx';

export type EditorProps = {
  html: string;
  labelledBy: string;
  /** Whether the writer was in the field that it replaces. */
  focused: boolean;
  onChange: (html: string) => void;
};

/** Headings, lists, quotes, code, emphasis and links: what an insight may hold. Whatever else is pasted becomes plain text. */
const SCHEMA = StarterKit.configure({
  heading: { levels: [2, 3] },
  strike: false,
  underline: false,
  horizontalRule: false,
  link: { openOnClick: false, autolink: true, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
});

/** The text of an insight while it is written. Its styles are the site's own: the page's policy allows no others. */
export function RichEditor({ html, labelledBy, focused, onChange }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  const changed = useEffectEvent((made: Editor) => onChange(made.isEmpty ? '' : made.getHTML()));
  const begin = useEffectEvent(() => ({ content: html, autofocus: focused && ('end' as const) }));
  // A layout effect, because the plain field is unmounted and the next key press must reach the editor.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = new Editor({
      element: place.current,
      extensions: [SCHEMA],
      ...begin(),
      injectCSS: false,
      editorProps: {
        attributes: {
          class: 'prose editor-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          'data-placeholder': m.insights_field_body_hint(),
        },
      },
      onUpdate: ({ editor: now }) => changed(now),
      onTransaction: () => redraw((count) => count + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, [labelledBy]);
  return (
    <div className="editor" data-empty={editor?.isEmpty ? '' : undefined}>
      {editor ? <Toolbar editor={editor} /> : <div className="editor-tools" />}
      <div ref={place} />
    </div>
  );
}
