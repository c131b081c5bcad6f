import { valueOf, type Value } from './value.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'ces-theme';

const isTheme = (text: string | null): text is Theme => THEMES.some((one) => one === text);

/** How the page looks; `auto`: as the system asks for. */
export const theme: Value<Theme> = valueOf<Theme>('auto');

export const takeTheme = (next: Theme): void => {
  localStorage.setItem(KEY, next);
  document.documentElement.dataset['theme'] = next;
  theme.set(next);
};

/** Takes the theme that was chosen last. */
export const startTheme = (): void => {
  const kept = localStorage.getItem(KEY);
  takeTheme(isTheme(kept) ? kept : 'auto');
};
