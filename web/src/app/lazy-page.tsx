import { Suspense, useEffect, type ComponentType } from 'react';
import { chunk } from '../shared/ui/page/chunk.tsx';
import { Loading } from '../shared/ui/feedback/loaded.tsx';

/** The exports of a page's module: the page, and a function that preloads its first parts. */
export interface PageModule {
  default: ComponentType;
  loadParts?: () => Promise<unknown>;
}

/** A page in its own chunk: its element, and a function that preloads it with its first parts. */
export function lazyPage(load: () => Promise<PageModule>) {
  const page = chunk(async () => {
    const module = await load();
    // A part that fails to load is loaded again when it is shown, and the failure is shown then.
    await module.loadParts?.().catch(() => undefined);
    return module;
  });
  const element = (
    <Suspense
      fallback={
        <div className="wrap page-loading">
          <Loading />
        </div>
      }
    >
      <page.Chunk />
      <Ready />
    </Suspense>
  );
  return { element, loadAhead: page.loadAhead };
}

/** Marks the document as interactive, for tests and measurements. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
