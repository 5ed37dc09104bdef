import type { Menu } from '@base-ui/react/menu';
import { createContext, type ReactElement, type ReactNode } from 'react';

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  children: ReactNode;
};

/** The parts that a menu's entries are made of: they come with the open menu, so that a page does not carry them. */
export const MenuParts = createContext<typeof Menu | null>(null);
