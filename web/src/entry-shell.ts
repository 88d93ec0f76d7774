import { drawChosenAppearance } from './shared/appearance.ts';

// Runs before the first paint of the shells (`spa.html`, `admin-spa.html`): a page that turns dark when the client starts would flash.
drawChosenAppearance();
