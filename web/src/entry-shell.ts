import { drawChosenAppearance } from './shared/appearance.ts';

// Runs before the first paint of the shells (`spa.html`, `admin-spa.html`): a page that turns dark when the client starts would
// flash.
drawChosenAppearance();

// A script that does not come would leave the frame waiting for ever.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = '';
  },
  true,
);
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-reload]')) location.reload();
});
