import { lazy, useState, type ComponentType } from 'react';
import { withTimeout } from './with-timeout.ts';

/** A component in a chunk of its own, and what loads it ahead. If loading it fails, the error boundary offers a retry. */
export function chunk(load: () => Promise<{ default: ComponentType }>) {
  let loaded: ComponentType = lazy(() => withTimeout(load()));
  function Chunk() {
    // A lazy component shows the fallback even when its code is there, and React then leaves that for 300 ms.
    const [Shown] = useState(() => loaded);
    return <Shown />;
  }
  const loadAhead = async () => {
    loaded = (await load()).default;
  };
  return { Chunk, loadAhead };
}
