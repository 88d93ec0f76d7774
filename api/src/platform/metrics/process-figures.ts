import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { buildOfThis } from '../build.ts';

/** Bytes that the process may take: what its container allows, or all that the machine has. */
function memoryLimit(): number {
  // Zero, or more than there is, when nothing limits it.
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** What runs here, and what it takes of the machine; prom-client's own bring CPU, memory, event loop and collections. */
export function addProcessFigures(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const { version, id } = buildOfThis();
  new Gauge({
    name: 'app_build_info',
    help: 'Always 1; its labels say what runs',
    labelNames: ['version', 'build', 'node'],
    registers,
  }).set({ version, build: id, node: process.version }, 1);
  new Gauge({
    name: 'process_memory_limit_bytes',
    help: 'Memory that the process may take: of its container, or of the machine',
    registers,
    collect() {
      this.set(memoryLimit());
    },
  });
  new Gauge({
    name: 'nodejs_heap_limit_bytes',
    help: 'Size at which V8 gives up',
    registers,
  }).set(getHeapStatistics().heap_size_limit);
}
