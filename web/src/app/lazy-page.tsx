import { Suspense, useEffect, type ComponentType } from 'react';
import { chunk } from '../shared/ui/page/chunk.tsx';
import { Loading } from '../shared/ui/feedback/loaded.tsx';

/** What the module of a page exports: the page, and what loads the parts that it shows first. */
export interface PageModule {
  default: ComponentType;
  loadParts?: () => Promise<unknown>;
}

/** A page in its own chunk: its element, and what loads it ahead with its first parts. */
export function lazyPage(load: () => Promise<PageModule>) {
  const page = chunk(async () => {
    const module = await load();
    // A part that is missing is asked for again where it is shown, and then a failure is shown.
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
