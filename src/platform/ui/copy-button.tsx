import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button, type ButtonLook } from './button.tsx';

const CONFIRMATION_MS = 2000;

/** Copies a text and shows a confirmation for two seconds. */
export function CopyButton({ text, children, ...look }: Omit<ButtonLook, 'icon'> & { text: string; children?: ReactNode }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const content = copied ? m.kit_copied() : (children ?? m.kit_copy());
  return (
    <>
      <Button
        variant="bare"
        {...look}
        icon={copied ? Check : Copy}
        {...(look.iconOnly && { label: copied ? m.kit_copied() : m.kit_copy() })}
        onClick={() => void copy()}
      >
        {content}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && m.kit_copied()}
      </span>
    </>
  );
}
