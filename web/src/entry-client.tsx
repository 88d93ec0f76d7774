import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { isUnknown } from './app/routes.tsx';
import { readJobData } from './features/careers/job-data.ts';

/** A chunk that is gone because a newer version was deployed: load that version, but not again and again. */
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('chunkReload'));
  if (Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem('chunkReload', String(Date.now()));
  window.location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

/** Hydrates only what was rendered for this very address; anything else would not match. */
const rendered = root.dataset.prerendered;
const here = window.location.pathname.replace(/(.)\/+$/, '$1');
const fits = rendered === '*' ? isUnknown(here) : rendered === 'job' ? readJobData() : rendered === here;
if (fits) {
  // As a transition React hydrates in slices of a few milliseconds, and a tap or a key gets in between.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration', error) });
  });
} else {
  root.textContent = '';
  createRoot(root).render(app);
}
