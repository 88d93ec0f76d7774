import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { buildOfThis } from '../build.ts';
import { gauge } from './gauge.ts';

/** Bytes that the process may take: what its container allows, or all that the machine has. */
function memoryLimit(): number {
  // Zero, or more than there is, when nothing limits it.
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** What runs here, and what it takes of the machine; prom-client's own bring CPU, memory, event loop and collections. */
export function addProcessFigures(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const { version, id } = buildOfThis();
  const labels = { version, build: id, node: process.version };
  gauge(registry, 'app_build_info', 'Always 1; its labels say what runs', Object.keys(labels), (set) =>
    set(1, labels),
  );
  gauge(
    registry,
    'process_memory_limit_bytes',
    'Memory that the process may take: of its container, or of the machine',
    [],
    (set) => set(memoryLimit()),
  );
  gauge(registry, 'nodejs_heap_limit_bytes', 'Size at which V8 gives up', [], (set) =>
    set(getHeapStatistics().heap_size_limit),
  );
}
