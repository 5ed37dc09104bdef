import { classNames } from './class-names.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

const WIDTHS = { small: 'dialog-small', normal: '', wide: 'dialog-wide' };

/** A dialog, 640 px wide, or 440 (small) or 960 (wide); a sheet from below on a phone. */
export function Dialog({ size = 'normal', ...props }: SheetProps & { size?: keyof typeof WIDTHS }) {
  return <Sheet {...props} className={classNames('dialog', WIDTHS[size])} />;
}
