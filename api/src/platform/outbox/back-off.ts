/** Milliseconds until the next try, by number of tries so far; then the entry is given up. About a day in all. */
const BACK_OFF = [30, 120, 600, 1800, 7200, 21_600, 57_600].map((seconds) => seconds * 1000);

/** Milliseconds of all pauses together. */
export const WHOLE_BACK_OFF = BACK_OFF.reduce((sum, pause) => sum + pause);

/** Returns the milliseconds until the next try; undefined after the last one. */
export const pauseAfter = (attempts: number): number | undefined => BACK_OFF[attempts - 1];
