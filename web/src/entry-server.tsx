import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';

export { PRERENDERED as PAGES } from './app/pages.ts';

/**
 * Renders the HTML of one path with the content of Suspense boundaries in place, so that pages are readable without
 * JavaScript.
 */
export async function render(path: string): Promise<string> {
  const errors: unknown[] = [];
  const options = { onError: (error: unknown) => void errors.push(error), progressiveChunkSize: Infinity };
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    options,
  );
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
