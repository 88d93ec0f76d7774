import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { WaitingFrame } from './app/layouts/waiting-frame.tsx';
import { PRERENDERED } from './app/pages.ts';
import { BASE, fullPath, ownPath } from './shared/language.ts';

/** Every prerendered page, by its path in this language. */
export const PAGES = PRERENDERED.map((page) => ({ ...page, path: ownPath(page.path) }));
export { FEEDS, LOADING } from './app/shell-texts.ts';
export { LANGUAGE } from './shared/language.ts';

/**
 * Renders the HTML of a path including the content of Suspense boundaries, so that pages are readable without
 * JavaScript.
 */
export async function render(path: string): Promise<string> {
  const errors: unknown[] = [];
  const options = { onError: (error: unknown) => void errors.push(error), progressiveChunkSize: Infinity };
  const { prelude } = await prerender(
    <StaticRouter basename={BASE} location={fullPath(path)}>
      <App />
    </StaticRouter>,
    options,
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

/** Renders what is seen of a screen of signed-in people until the client draws it. */
export const renderFrame = (screen: 'dashboard' | 'administration'): string =>
  renderToStaticMarkup(
    <StaticRouter basename={BASE} location={fullPath('/')}>
      <WaitingFrame screen={screen} />
    </StaticRouter>,
  );
