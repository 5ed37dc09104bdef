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
import { isWebUrl } from './draft.ts';
import './editor.css';

type Tool = { label: () => string; icon: IconShape; run: (editor: Editor) => void; isActive?: (editor: Editor) => boolean };

const TOOLS: readonly Tool[] = [
  {
    label: m.insights_tool_heading,
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: m.insights_tool_subheading,
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: m.insights_tool_bold,
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    label: m.insights_tool_italic,
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    label: m.insights_tool_list,
    icon: ListIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    label: m.insights_tool_numbers,
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    label: m.insights_tool_quote,
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    label: m.insights_tool_code,
    icon: Code,
    run: (editor) => editor.chain().focus().toggleCode().run(),
    isActive: (editor) => editor.isActive('code'),
  },
  {
    label: m.insights_tool_listing,
    icon: SquareCode,
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isActive: (editor) => editor.isActive('codeBlock'),
  },
  { label: m.insights_tool_undo, icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { label: m.insights_tool_redo, icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

/** Formatting of the selected text; every command except the link also has a keyboard shortcut. */
export function Toolbar({ editor }: { editor: Editor }) {
  return (
    <div className="editor-tools" role="group" aria-label={m.insights_tools()}>
      {TOOLS.map(({ label, icon, run, isActive }) => (
        <Button
          key={label()}
          variant="bare"
          small
          iconOnly
          icon={icon}
          label={label()}
          {...(isActive && { pressed: isActive(editor) })}
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
  const [isInvalid, setIsInvalid] = useState(false);
  const toggle = (next: boolean) => {
    setAddress(typeof current === 'string' ? current : 'https://');
    setIsInvalid(false);
    setOpen(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isWebUrl(address)) return setIsInvalid(true);
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
      onOpenChange={toggle}
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
          error={isInvalid && m.insights_source_wrong()}
          onChange={(event) => setAddress(event.target.value.trim())}
        />
        <div className="row">
          {editor.isActive('link') && (
            <Button variant="bare" small onClick={remove}>
              {m.insights_tool_link_remove()}
            </Button>
          )}
          <Button type="submit" small className="push-end">
            {m.insights_tool_link_set()}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
