import type { Menu } from '@base-ui/react/menu';
import { createContext, type ReactElement, type ReactNode } from 'react';

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  children: ReactNode;
};

/** The menu components, provided by the popup so that they load with it and not with the page. */
export const MenuParts = createContext<typeof Menu | null>(null);
