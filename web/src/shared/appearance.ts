import { DEVICE_ITEMS, readItem, writeItem } from './api/storage.ts';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const SYSTEM = '(prefers-color-scheme: dark)';
const FORCED = '(forced-colors: active)';

/** Returns the appearance that was chosen on this device. */
export function chosenAppearance(): Appearance {
  const kept = readItem(DEVICE_ITEMS.appearance);
  return APPEARANCES.find((known) => known === kept) ?? 'system';
}

/** Chooses the appearance of the dashboards on this device, and shows it. */
export function chooseAppearance(choice: Appearance): void {
  writeItem(DEVICE_ITEMS.appearance, choice);
  draw(isDark(choice));
}

/** Forced colours are the system's, so the drawings between them are, too. */
function isDark(choice: Appearance): boolean {
  const bySystem = choice === 'system' || window.matchMedia(FORCED).matches;
  return bySystem ? window.matchMedia(SYSTEM).matches : choice === 'dark';
}

function draw(dark: boolean): void {
  const theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  // The browser's own bar takes the colour of the page's top.
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const colour = bar?.dataset[theme];
  if (bar && colour) bar.content = colour;
}

export const drawChosenAppearance = (): void => draw(isDark(chosenAppearance()));

/** Shows the chosen appearance, also when the system's or another tab's changes, until the returned function is called. */
export function followAppearance(): () => void {
  drawChosenAppearance();
  const queries = [SYSTEM, FORCED].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', drawChosenAppearance);
  window.addEventListener('storage', drawChosenAppearance);
  return () => {
    for (const query of queries) query.removeEventListener('change', drawChosenAppearance);
    window.removeEventListener('storage', drawChosenAppearance);
    draw(false);
  };
}
