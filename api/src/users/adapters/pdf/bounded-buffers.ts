/** The buffers that a thread has asked for are more than it may have. */
export class TooMuchMemory extends Error {}

const KINDS = [
  ...['Uint8Array', 'Uint8ClampedArray', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array'],
  ...['Int32Array', 'Float32Array', 'Float64Array', 'ArrayBuffer'],
] as const;

type Constructor = new (...args: unknown[]) => ArrayBufferView | ArrayBuffer;

/**
 * Lets the code of this thread ask for so many bytes of buffers in all, whether they are still used or not; then it gets
 * `TooMuchMemory`, and `onTooMuch` is called. Buffers are outside the heap that the limits of a thread bound, and a compressed page of five
 * megabytes unpacks into gigabytes.
 */
export function boundBuffers(most: number, onTooMuch: () => void): void {
  let left = most;
  const refuse = (): never => {
    onTooMuch();
    throw new TooMuchMemory();
  };
  const count = <Made extends ArrayBufferView | ArrayBuffer>(made: Made): Made => {
    left -= made.byteLength;
    if (left < 0) refuse();
    return made;
  };
  const scope = globalThis as unknown as Record<string, Constructor>;
  // It unpacks in buffers that are not counted. The reader of PDFs has code of its own for where it is missing.
  delete scope['DecompressionStream'];
  for (const kind of KINDS) {
    const original = scope[kind]!;
    scope[kind] = new Proxy(original, {
      construct(target, args: unknown[], newTarget) {
        const [length] = args;
        // Refused before it is allocated.
        if (typeof length === 'number' && length > left) refuse();
        const made = Reflect.construct(target, args, newTarget) as ArrayBufferView | ArrayBuffer;
        // A view of a buffer that exists takes no memory.
        return ArrayBuffer.isView(made) && made.buffer === length ? made : count(made);
      },
    });
  }
}
