import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Toolbar } from './toolbar.tsx';
import './editor.css';

export type EditorProps = {
  html: string;
  labelledBy: string;
  /** Whether the replaced plain field had the focus. */
  focused: boolean;
  onChange: (html: string) => void;
};

/** The formatting of insights: headings, lists, quotes, code, emphasis and links. Other pasted markup becomes plain text. */
const SCHEMA = StarterKit.configure({
  heading: { levels: [2, 3] },
  strike: false,
  underline: false,
  horizontalRule: false,
  link: { openOnClick: false, autolink: true, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
});

/** The rich-text editor of an insight. It injects no styles, because the content security policy allows only the site's own. */
export function RichEditor({ html, labelledBy, focused, onChange }: EditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  const handleUpdate = useEffectEvent((created: Editor) => onChange(created.isEmpty ? '' : created.getHTML()));
  const initialOptions = useEffectEvent(() => ({ content: html, autofocus: focused && ('end' as const) }));
  // A layout effect, because the plain field is unmounted and the next key press must reach the editor.
  useLayoutEffect(() => {
    if (!container.current) return undefined;
    const created = new Editor({
      element: container.current,
      extensions: [SCHEMA],
      ...initialOptions(),
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
      onUpdate: ({ editor: updated }) => handleUpdate(updated),
      onTransaction: () => redraw((count) => count + 1),
    });
    setEditor(created);
    return () => created.destroy();
  }, [labelledBy]);
  return (
    <div className="editor" data-empty={editor?.isEmpty ? '' : undefined}>
      {editor ? <Toolbar editor={editor} /> : <div className="editor-tools" />}
      <div ref={container} />
    </div>
  );
}
