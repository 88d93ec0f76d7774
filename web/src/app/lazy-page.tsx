import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { withTimeout } from '../shared/ui/with-timeout.ts';
import { Loading } from '../shared/ui/loaded.tsx';

/**
 * A page in its own chunk: its element, and what loads it ahead. If loading it fails, the error boundary offers a retry.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  let loaded: ComponentType = lazy(() => withTimeout(load()));
  function Page() {
    // A lazy component shows the fallback even when its code is there, and React then leaves that for 300 ms.
    const [Shown] = useState(() => loaded);
    return <Shown />;
  }
  const element = (
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
  const loadAhead = async () => {
    loaded = (await load()).default;
  };
  return { element, loadAhead };
}

/** Marks the document as interactive, for tests and measurements. */
function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
