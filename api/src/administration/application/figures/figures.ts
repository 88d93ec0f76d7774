import type { ApplicationKind, FigureDays, Language, Stage } from '@consulting/contracts';

/** How long something took; null where too few cases would be told apart. */
export interface Measure {
  cases: number;
  /** Days within which half of them were over, and nine of ten, by nearest rank. */
  median: number | null;
  nineOfTen: number | null;
}

export interface KindFigures {
  /** Null for all kinds. */
  kind: ApplicationKind | null;
  arrived: number;
  seen: Measure;
  decided: Measure;
}

export interface WeekFigures {
  /** `2026-W48` */
  name: string;
  /** Its Monday, in Berlin: `2026-11-23`. */
  monday: string;
  arrived: number;
  decided: number;
}

/** One step of a funnel, of those that arrived for the job; null where too few cases would be told apart. */
export interface StepFigures {
  cases: number | null;
  /** Of those that arrived, in percent. */
  share: number | null;
}

export interface JobFigures {
  id: string;
  title: string;
  language: Language | null;
  /** Arrived, each stage, selected. */
  steps: StepFigures[];
}

/** What happened to applications in the last days, as numbers that tell no few cases apart. */
export interface Figures {
  /** When they were counted. */
  at: Date;
  days: FigureDays;
  /** The first day, in Berlin. */
  from: string;
  /** All kinds, then each. */
  kinds: KindFigures[];
  weeks: WeekFigures[];
  /** The firm's, in their order. */
  stages: Stage[];
  /** The jobs for which most arrived, at most twenty. */
  jobs: JobFigures[];
  /** The jobs that are not among them. */
  others: { jobs: number; arrived: number };
}
