import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import {
  APPLICATION_KINDS,
  FIGURE_DAYS,
  LANGUAGES,
  type ApplicationKind,
  type FigureDays,
  type Language,
} from '@consulting/contracts';
import { StageView } from '../../../../placement/adapters/http/stages.dto.ts';
import type { DeskApplication } from '../../../../placement/application/desk.service.ts';
import { Optional, OptionalLanguage } from '../../../../shared/http/input/fields.ts';
import { rule } from '../../../../shared/http/input/rule.ts';
import type { Figures, Measure } from '../../../application/figures/figures.ts';

export class FiguresQuery {
  /** The last so many days in Berlin, today included; 30 if missing. For a key without `applications:read` they end with yesterday. */
  @ApiProperty({ type: 'integer', enum: FIGURE_DAYS, required: false, example: 30 })
  @Optional()
  @Transform(({ value }: { value: unknown }) => FIGURE_DAYS.find((days) => String(days) === value) ?? value)
  @IsIn(FIGURE_DAYS, rule('field.not-one-of', { choices: FIGURE_DAYS.join(', ') }))
  days?: FigureDays;
}

export class FiguresTableQuery extends FiguresQuery {
  @OptionalLanguage(
    'Language of the headings and of the words in cells; German tables are separated by semicolons',
  )
  language?: Language;
}

class MeasureView {
  /** @example 24 */
  cases: number;

  /**
   * Days within which half of them were over, by nearest rank. Null if fewer than five cases would be told apart.
   */
  @ApiProperty({ type: 'number', format: 'double', nullable: true, example: 3.5 })
  median: number | null;

  /** Days within which nine of ten were over, by nearest rank. */
  @ApiProperty({ type: 'number', format: 'double', nullable: true, example: 8.2 })
  nineOfTen: number | null;
}

class KindFiguresView {
  /** Null for all kinds together. */
  @ApiProperty({ enum: APPLICATION_KINDS, nullable: true, example: 'job' })
  kind: ApplicationKind | null;

  /** Those that came in. @example 31 */
  arrived: number;

  /** From arrival to the first opening by somebody who decides: those that were first opened in the period. */
  seen: MeasureView;

  /** From arrival to the decision: those that were selected or rejected in the period. */
  decided: MeasureView;
}

class WeekFiguresView {
  /** An ISO week in Berlin. @example 2026-W48 */
  name: string;

  /** Its Monday. @example 2026-11-23 */
  monday: string;

  /** In the whole week. @example 12 */
  arrived: number;

  /** Selected or rejected in the whole week. @example 9 */
  decided: number;
}

class StepFiguresView {
  /** Null if fewer than five cases would be told apart. */
  @ApiProperty({ type: 'integer', nullable: true, example: 12 })
  cases: number | null;

  /** Of those that arrived, in percent; null for fewer than five cases. */
  @ApiProperty({ type: 'integer', nullable: true, example: 40 })
  share: number | null;
}

class JobFiguresView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example SAP Basis Administrator */
  title: string;

  @ApiProperty({ enum: LANGUAGES, nullable: true, example: 'en' })
  language: Language | null;

  /** Of the applications that came in: arrived, got to each of `stages` or further, selected. */
  @ApiProperty({ type: [StepFiguresView] })
  steps: StepFiguresView[];
}

class OtherJobsView {
  /** @example 3 */
  jobs: number;

  /** @example 4 */
  arrived: number;
}

class WaitingView {
  /** The application's id. @example 656f2a9e1c9d440000a1b2c4 */
  _id: string;

  @ApiProperty({ enum: APPLICATION_KINDS, example: 'job' })
  kind: ApplicationKind;

  /** The job's or project's title, the consultant's name; empty for a speculative application. @example SAP Basis Administrator */
  title: string;

  @ApiProperty({ enum: LANGUAGES, nullable: true, example: 'en' })
  language: Language | null;

  /** @example 2026-11-21T08:00:00.000Z */
  appliedAt: string;

  /** Whole days since it was sent. @example 8 */
  waitingDays: number;
}

export class FiguresView {
  /** When they were counted: at most a minute ago, longer only with very many applications; for a key without `applications:read` the last midnight in Berlin. @example 2026-11-28T09:00:00.000Z */
  at: string;

  @ApiProperty({ type: 'integer', enum: FIGURE_DAYS, example: 30 })
  days: FigureDays;

  /** The first day in Berlin. @example 2026-10-30 */
  from: string;

  /**
   * The five pending applications that have waited for the longest time, as they are now; none for a key without
   * `applications:read`.
   */
  @ApiProperty({ type: [WaitingView] })
  waiting: WaitingView[];

  /** All kinds together, then each. */
  @ApiProperty({ type: [KindFiguresView] })
  kinds: KindFiguresView[];

  /** The weeks that the period touches, in order. */
  @ApiProperty({ type: [WeekFiguresView] })
  weeks: WeekFiguresView[];

  /** The stages between arrived and selected, in order. */
  @ApiProperty({ type: [StageView] })
  stages: StageView[];

  /** The jobs for which most applications came in, at most twenty; none for a key without `applications:read`. */
  @ApiProperty({ type: [JobFiguresView] })
  jobs: JobFiguresView[];

  /** The jobs with applications that are not listed. */
  others: OtherJobsView;
}

export function toFiguresView(figures: Figures, waiting: readonly DeskApplication[]): FiguresView {
  return {
    at: figures.at.toISOString(),
    days: figures.days,
    from: figures.from,
    waiting: waiting.map(toWaitingView),
    kinds: figures.kinds.map(({ kind, arrived, seen, decided }) => ({
      kind,
      arrived,
      seen: toMeasureView(seen),
      decided: toMeasureView(decided),
    })),
    weeks: figures.weeks.map(({ name, monday, arrived, decided }) => ({ name, monday, arrived, decided })),
    stages: figures.stages.map(({ id, name }) => ({ stage: id, name: { en: name.en, de: name.de } })),
    jobs: figures.jobs.map(({ id, title, language, steps }) => ({
      _id: id,
      title,
      language,
      steps: steps.map(({ cases, share }) => ({ cases, share })),
    })),
    others: { jobs: figures.others.jobs, arrived: figures.others.arrived },
  };
}

const toMeasureView = ({ cases, median, nineOfTen }: Measure): MeasureView => ({ cases, median, nineOfTen });

function toWaitingView({ application, target, waitingDays }: DeskApplication): WaitingView {
  return {
    _id: application.id,
    kind: application.kind,
    title: target.title,
    language: target.language,
    appliedAt: application.appliedAt.toISOString(),
    waitingDays: waitingDays ?? 0,
  };
}
