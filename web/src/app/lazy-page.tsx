import { TIMING } from '@consulting/contracts';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Loading } from '../shared/ui/loaded.tsx';

type Page = { default: ComponentType };

/** A page in a chunk of its own. A load that takes longer than two minutes fails, and the error boundary offers to try again. */
export function lazyPage(load: () => Promise<Page>) {
  const Page = lazy(() => Promise.race([load(), timeout()]));
  return (
    <Suspense fallback={<PageLoading />}>
      <Page />
      <Ready />
    </Suspense>
  );
}

/** Marks the document once a page answers to people, for tests and for whoever measures. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}

function PageLoading() {
  return (
    <div className="wrap page-loading">
      <Loading />
    </div>
  );
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    if (typeof window === 'undefined') return;
    window.setTimeout(
      () => reject(new Error('This part of the page took too long to load.')),
      TIMING.chunkTimeout,
    );
  });
}
