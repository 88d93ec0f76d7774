import { lazy, useState, type ComponentType } from 'react';
import { withTimeout } from './with-timeout.ts';

/** A component in its own chunk, and its preload function. If loading fails, the error boundary offers a retry. */
export function chunk(load: () => Promise<{ default: ComponentType }>) {
  let loaded: ComponentType = lazy(() => withTimeout(load()));
  function Chunk() {
    // A lazy component shows its fallback even when its code is loaded, and React then keeps that for 300 ms.
    const [Shown] = useState(() => loaded);
    return <Shown />;
  }
  const loadAhead = async () => {
    loaded = (await load()).default;
  };
  return { Chunk, loadAhead };
}
