import { useSyncExternalStore } from 'react';
import { m } from '#platform/messages/messages.js';
import { chooseTheme, chosenTheme, watchTheme, type Theme } from './theme.ts';
import { Segmented } from './segmented.tsx';

/** System, light or dark; stored in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore<Theme>(watchTheme, chosenTheme, () => 'system');
  return (
    <Segmented
      label={m.kit_theme()}
      value={theme}
      onValueChange={chooseTheme}
      options={[
        { value: 'system', label: m.kit_theme_system() },
        { value: 'light', label: m.kit_theme_light() },
        { value: 'dark', label: m.kit_theme_dark() },
      ]}
    />
  );
}
