import { portraits } from './portraits.ts';

// The script of a process that makes one portrait, in which libvips may crash: `sharp-portrait-maker.ts` starts and ends it.
process.once('message', (content: Uint8Array) => {
  void portraits(content).then((result) => process.send?.(result));
});
// Nothing is left of it when the server ends first.
process.once('disconnect', () => process.exit());
