import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { withTimeout } from '../shared/ui/with-timeout.ts';
import { Loading } from '../shared/ui/loaded.tsx';

/** A page in its own chunk. If loading it fails, the error boundary offers a retry. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  const Page = lazy(() => withTimeout(load()));
  return (
    <Suspense
      fallback={
        <div className="wrap page-loading">
          <Loading />
        </div>
      }
    >
      <Page />
      <Ready />
    </Suspense>
  );
}

/** Marks the document as interactive, for tests and measurements. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
