import { type ApplicationKind, type Language } from '@consulting/contracts';
import { i18nOf, type I18n } from '../../../shared/texts/i18n.ts';
import { texts, type Cell, type Column, type Table } from '../../domain/table.ts';
import type { Figures, Measure } from './figures.ts';

/** The figures as one table for spreadsheets: a line for each number and what it counts, in a language. */
export function figuresTable(figures: Figures, language: Language): Table {
  const i18n = i18nOf(language);
  const columns: Column[] = [
    ...texts(i18n._('Figure'), i18n._('Group')),
    { heading: i18n._('Applications'), kind: 'count' },
    { heading: i18n._('Median in days'), kind: 'days' },
    { heading: i18n._('Nine of ten within days'), kind: 'days' },
    { heading: i18n._('Share in percent'), kind: 'share' },
  ];
  const rows = [...ofKinds(figures, i18n), ...ofWeeks(figures, i18n), ...ofJobs(figures, i18n, language)];
  return { title: i18n._('Figures'), columns, batches: () => onceOf(rows) };
}

async function* onceOf(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

/** Days with one decimal, as they are shown. */
const days = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

function ofKinds({ kinds }: Figures, i18n: I18n): Cell[][] {
  const measured = (name: string, kind: string, { cases, median, nineOfTen }: Measure): Cell[] => [
    ...[name, kind, cases],
    ...[days(median), days(nineOfTen), null],
  ];
  const names = kindNames(i18n);
  return kinds.flatMap(({ kind, arrived, seen, decided }) => {
    const name = kind === null ? i18n._('All kinds') : names[kind];
    return [
      [i18n._('Arrived'), name, arrived, null, null, null],
      measured(i18n._('First opened'), name, seen),
      measured(i18n._('Decided'), name, decided),
    ];
  });
}

const kindNames = (i18n: I18n): Record<ApplicationKind, string> => ({
  job: i18n._('Applications for jobs'),
  project: i18n._('Applications for projects'),
  consultant: i18n._('Consultant requests'),
  speculative: i18n._('Speculative applications'),
});

const ofWeeks = ({ weeks }: Figures, i18n: I18n): Cell[][] =>
  weeks.flatMap(({ name, arrived, decided }) => [
    [i18n._('Arrived in the week'), name, arrived, null, null, null],
    [i18n._('Decided in the week'), name, decided, null, null, null],
  ]);

/** Of steps that are not shown, no line. */
function ofJobs({ jobs, stages, others }: Figures, i18n: I18n, language: Language): Cell[][] {
  const names = [
    i18n._('Arrived for the job'),
    ...stages.map(({ name }) => i18n._('Reached the stage “{stage}”', { stage: name[language] })),
    i18n._('Selected for the job'),
  ];
  const lines = jobs.flatMap(({ title, steps }) =>
    steps.flatMap(({ cases, share }, index): Cell[][] =>
      cases === null ? [] : [[names[index], title, cases, null, null, share]],
    ),
  );
  if (others.jobs === 0) return lines;
  const left = i18n._('{count, plural, one {# other job} other {# other jobs}}', { count: others.jobs });
  return [...lines, [names[0], left, others.arrived, null, null, null]];
}
