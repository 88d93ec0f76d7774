import { FEWEST_CASES, type FigureDays } from '@consulting/contracts';
import { byPreference, isFine } from './described.ts';

/** The cases at each step, of which each is part of the one before; null where they are not shown. */
export type Funnel = (number | null)[];

/**
 * Returns, for funnels of one job over several periods, the steps that may be shown. A step tells those of the step before
 * apart, so it is shown when these are not fewer than five, nor what is left of them when the same step of a shorter
 * period is taken away. The longer period wins. The first step is always shown.
 */
export function shownSteps(
  periods: readonly { days: FigureDays; steps: readonly number[] }[],
): Map<FigureDays, Funnel> {
  const shown: { steps: readonly number[]; funnel: Funnel }[] = [];
  const byDays = new Map<FigureDays, Funnel>();
  for (const { days, steps } of [...periods].sort(byPreference)) {
    const funnel: Funnel = [];
    steps.forEach((cases, index) => {
      const before = steps[index - 1];
      const mayShow =
        before === undefined ||
        (funnel[index - 1] !== null &&
          isFine(before) &&
          shown.every(
            (other) =>
              other.funnel[index] === null || isFine(Math.abs((other.steps[index - 1] ?? 0) - before)),
          ));
      funnel.push(mayShow ? cases : null);
    });
    shown.push({ steps, funnel });
    byDays.set(days, funnel);
  }
  return byDays;
}

/** Returns the part of the first step in whole percent; null for fewer than five cases, whose number is shown alone. */
export function shareOf(cases: number | null, first: number): number | null {
  return cases === null || cases < FEWEST_CASES ? null : Math.round((cases / first) * 100);
}
