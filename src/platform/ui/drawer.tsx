import { Sheet, type SheetProps } from './sheet.tsx';

/** A drawer at the right edge that leaves the page in sight; a sheet from below on a phone. */
export function Drawer(props: SheetProps) {
  return <Sheet {...props} className="drawer" />;
}
