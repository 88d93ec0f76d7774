import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { buildOfThis } from '../build.ts';
import { gauge } from './gauge.ts';

/** Returns the bytes that the process may use: its container's limit, or the whole memory of the machine. */
function memoryLimit(): number {
  // Zero, or more than the machine has, when there is no limit.
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** Adds metrics of the build, memory limits, CPU, memory, event loop and garbage collections (partly prom-client's). */
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
