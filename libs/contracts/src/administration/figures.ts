/** The periods of the administration's figures: the last so many days, today included. */
export const FIGURE_DAYS = [7, 30, 90] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

/** Groups of fewer cases are described by nothing but their number. */
export const FEWEST_CASES = 5;
