/** Milliseconds until the next try, by tries so far; after the last one it is given up. About a day in all. */
const BACK_OFF = [30, 120, 600, 1800, 7200, 21_600, 57_600].map((seconds) => seconds * 1000);

/** How long all pauses take together. */
export const WHOLE_BACK_OFF = BACK_OFF.reduce((sum, pause) => sum + pause);

/** Milliseconds until the next try; undefined after the last one. */
export const pauseAfter = (attempts: number): number | undefined => BACK_OFF[attempts - 1];
