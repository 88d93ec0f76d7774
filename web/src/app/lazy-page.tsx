import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { inTime } from '../shared/ui/in-time.ts';
import { Loading } from '../shared/ui/loaded.tsx';

type Page = { default: ComponentType };

/** A page in a chunk of its own. Where its load fails, the error boundary offers to try again. */
export function lazyPage(load: () => Promise<Page>) {
  const Page = lazy(() => inTime(load()));
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
