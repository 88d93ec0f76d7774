import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { withoutTrailingSlashes } from '@consulting/contracts';
import { App } from './app/app.tsx';
import { TOKEN } from './app/pages.ts';
import { isUnknown, loadOwnPage } from './app/routes.tsx';
import { BASE, routePath } from './shared/language.ts';
import { readPageData } from './shared/posting/page-data.ts';

/** When somebody last set out to leave the page, which they may still have stayed on. */
let leftAt = -Infinity;
window.addEventListener('beforeunload', () => (leftAt = performance.now()));

/**
 * A missing chunk means that a newer version was deployed. Reloads at most once a minute, so that a broken deployment
 * causes no reload loop. Firefox also gives up the chunks that are on their way when the page is left, and a reload would
 * then take the place of the page that was asked for.
 */
window.addEventListener('vite:preloadError', (event) => {
  if (performance.now() - leftAt < 10_000) return;
  const last = Number(sessionStorage.getItem('chunkReload'));
  if (Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem('chunkReload', String(Date.now()));
  window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const app = (
  <BrowserRouter basename={BASE}>
    <App />
  </BrowserRouter>
);

/** Hydrates only HTML that was prerendered for this address; other HTML would not match. */
const rendered = root.dataset.prerendered;
const here = withoutTrailingSlashes(routePath()) || '/';
function isMadeFor(address: string): boolean {
  if (address === '*') return isUnknown(here);
  if (address === 'posting') return readPageData() !== null;
  const [beforeToken = '', ...others] = address.split(TOKEN);
  return others.length > 0 ? here.startsWith(beforeToken) : address === here;
}
const fits = rendered !== undefined && isMadeFor(rendered);
if (fits) {
  // In a transition React hydrates in short slices, so that taps and keys are handled in between.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration', error) });
  });
} else {
  // A page that was made for another address is removed. React draws over the frame of a shell.
  if (rendered !== undefined) root.textContent = '';
  // React keeps "Loading..." for 300 ms, so it is not shown while the code is about to arrive.
  const soon = new Promise((resolve) => setTimeout(resolve, 200));
  void Promise.race([loadOwnPage(here).catch(() => undefined), soon]).then(() =>
    createRoot(root).render(app),
  );
}
