// Which versions of Node the product runs on. A version that is too old runs this file to say so: so it imports nothing, and
// has only syntax that Node 12 knows.

/** The first release that can require ES modules, which the build does, by major version. There is none of 21. */
const LEAST = { 20: 19, 22: 12 };
const RECOMMENDED = 24;

/** The last day on which faults of a version are mended (https://nodejs.org/en/about/previous-releases). */
const END_OF_SUPPORT = {
  20: '2026-04-30',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

const inWords = (day) =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * Tells whether the product runs on a version of Node ("20.19.6"), and what to say to whoever starts it, if anything.
 * Versions newer than the table count as supported.
 */
export function judgeNode(version, today) {
  const [major, minor] = version.split('.').map(Number);
  const least = major in LEAST ? LEAST[major] : major > 22 ? 0 : Infinity;
  if (minor < least)
    return {
      runs: false,
      words: `Node ${version} is too old: this needs Node 20.19, 22.12 or newer, best Node ${RECOMMENDED}.`,
    };
  const end = END_OF_SUPPORT[major];
  if (end === undefined || today.toISOString().slice(0, 10) <= end) return { runs: true, words: null };
  return {
    runs: true,
    words: `Node ${major} has been out of support since ${inWords(end)}, so its weaknesses stay open: better use Node ${RECOMMENDED}.`,
  };
}
