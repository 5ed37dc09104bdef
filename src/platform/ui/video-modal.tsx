import type { ReactElement, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

type VideoModalProps = {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  subtitle?: ReactNode;
  /** Address of the player page; it is loaded only when the dialog opens. */
  src: string;
  children?: ReactNode;
};

/** Plays a video in a dialog. */
export function VideoModal({ title, src, children, ...dialog }: VideoModalProps) {
  return (
    <Dialog {...dialog} size="wide" title={title}>
      <VideoFrame title={title} src={src} />
      {children}
    </Dialog>
  );
}

/** The player at 16:9, in a sandbox; another site gets only our origin as referrer. */
export function VideoFrame({ title, src }: { title: string; src: string }) {
  return (
    <iframe
      className="video"
      title={title}
      src={src}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
