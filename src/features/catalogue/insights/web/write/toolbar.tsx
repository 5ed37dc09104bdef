import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link';
import ListIcon from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo2 from 'lucide-react/icons/redo-2';
import SquareCode from 'lucide-react/icons/square-code';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState, type SubmitEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import type { IconShape } from '#platform/ui/icon.tsx';
import { Popover } from '#platform/ui/popover.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { isAddress } from './draft.ts';

type Tool = { label: () => string; icon: IconShape; run: (editor: Editor) => void; on?: (editor: Editor) => boolean };

const TOOLS: readonly Tool[] = [
  {
    label: m.insights_tool_heading,
    icon: Heading2,
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    on: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    label: m.insights_tool_subheading,
    icon: Heading3,
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    on: (e) => e.isActive('heading', { level: 3 }),
  },
  { label: m.insights_tool_bold, icon: Bold, run: (e) => e.chain().focus().toggleBold().run(), on: (e) => e.isActive('bold') },
  {
    label: m.insights_tool_italic,
    icon: Italic,
    run: (e) => e.chain().focus().toggleItalic().run(),
    on: (e) => e.isActive('italic'),
  },
  {
    label: m.insights_tool_list,
    icon: ListIcon,
    run: (e) => e.chain().focus().toggleBulletList().run(),
    on: (e) => e.isActive('bulletList'),
  },
  {
    label: m.insights_tool_numbers,
    icon: ListOrdered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    on: (e) => e.isActive('orderedList'),
  },
  {
    label: m.insights_tool_quote,
    icon: Quote,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
    on: (e) => e.isActive('blockquote'),
  },
  { label: m.insights_tool_code, icon: Code, run: (e) => e.chain().focus().toggleCode().run(), on: (e) => e.isActive('code') },
  {
    label: m.insights_tool_listing,
    icon: SquareCode,
    run: (e) => e.chain().focus().toggleCodeBlock().run(),
    on: (e) => e.isActive('codeBlock'),
  },
  { label: m.insights_tool_undo, icon: Undo2, run: (e) => e.chain().focus().undo().run() },
  { label: m.insights_tool_redo, icon: Redo2, run: (e) => e.chain().focus().redo().run() },
];

/** Formatting of the selected text; each command also has a keyboard shortcut. */
export function Toolbar({ editor }: { editor: Editor }) {
  return (
    <div className="editor-tools" role="group" aria-label={m.insights_tools()}>
      {TOOLS.map(({ label, icon, run, on }) => (
        <Button
          key={label()}
          variant="bare"
          small
          iconOnly
          icon={icon}
          label={label()}
          {...(on && { pressed: on(editor) })}
          onClick={() => run(editor)}
        />
      ))}
      <LinkTool editor={editor} />
    </div>
  );
}

function LinkTool({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false);
  const current: unknown = editor.getAttributes('link')['href'];
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  const show = (next: boolean) => {
    setAddress(typeof current === 'string' ? current : 'https://');
    setWrong(false);
    setOpen(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isAddress(address)) return setWrong(true);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    return setOpen(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={show}
      align="start"
      label={m.insights_tool_link()}
      trigger={
        <Button variant="bare" small iconOnly icon={Link2} label={m.insights_tool_link()} pressed={editor.isActive('link')} />
      }
    >
      <form className="stack link-form gap-3" onSubmit={submit}>
        <TextField
          label={m.insights_tool_link_address()}
          type="url"
          value={address}
          error={wrong && m.insights_source_wrong()}
          onChange={(event) => setAddress(event.target.value.trim())}
        />
        <div className="row">
          {editor.isActive('link') && (
            <Button variant="bare" small onClick={remove}>
              {m.insights_tool_link_remove()}
            </Button>
          )}
          <Button type="submit" small className="push">
            {m.insights_tool_link_set()}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
