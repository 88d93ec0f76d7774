import { cpuOf } from '../../lib/server.mjs';

/** Milliseconds, and the processor time in them below which the work after a start is over. */
const QUIET = { within: 3_000, most: 90 };

/** Resolves when the server does nothing by itself any more. */
export async function settled({ pid }) {
  for (let before = cpuOf(pid); ;) {
    await new Promise((resolve) => setTimeout(resolve, QUIET.within));
    const now = cpuOf(pid);
    if (now - before < QUIET.most) return;
    before = now;
  }
}
