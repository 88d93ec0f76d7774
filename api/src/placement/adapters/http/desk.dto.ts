import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  APPLICATION_STATUSES,
  COMPANY,
  ROLES,
  type ApplicationStatus,
  type Language,
  type Role,
} from '@consulting/contracts';
import { ApiAccountLanguage } from '../../../shared/http/output/api-language.ts';
import type { Application, Step } from '../../../applications/domain/application.ts';
import type { Target } from '../../domain/target.ts';
import { NoteView, toNoteView } from '../../../notes/adapters/http/notes.dto.ts';
import { toUserView, UserView } from '../../../users/adapters/http/user.dto.ts';
import { fullName } from '../../../users/domain/user.ts';
import type { ManyDone } from '../../application/many.ts';
import type { DeskApplication, DeskDetail } from '../../application/desk.service.ts';
import { KindOfApplication, toKindOfApplication, toStandingView } from './application-view.dto.ts';
import { RefusedView, toRefusedViews } from './refused.dto.ts';
import { StageNameView } from './stages.dto.ts';

class DeskApplicant {
  /** The user's id. @example 656f2a9e1c9d440000a1b2c4 */
  _id: string;

  /** First and last name. @example 'Nora Lindt' */
  name: string;

  @ApiProperty({ enum: ROLES, example: 'Freelancer' })
  role: Role;

  /** Empty unless it is a company. @example '' */
  company: string;

  /** @example nora.lindt@example.com */
  email: string;

  @ApiAccountLanguage()
  language: Language;
}

export class DeskApplicationView extends KindOfApplication {
  applicant: DeskApplicant;

  /** Whole days since it was sent; null once it is decided or withdrawn. */
  @ApiProperty({ type: 'integer', nullable: true, example: 3 })
  waitingDays: number | null;

  /** The id of its stage: one of the firm's, or of companies'; null once it is decided or withdrawn. */
  @ApiProperty({ type: String, nullable: true, example: 'interview' })
  stage: string | null;

  /** Since when it has been in this stage; null with `stage`. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-23T10:00:00.000Z' })
  stageSince: string | null;

  /** When it was last written, in any way. @example 2026-11-21T08:00:00.000Z */
  updatedAt: string;
}

class StepView {
  /** @example 2026-11-21T08:00:00.000Z */
  at: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: ApplicationStatus;

  /** The applicant's, the company's or the firm's name; empty when the company has not given it. @example 'Nora Lindt' */
  by: string;

  /** The cover note, the note of the decision, or the reason of the withdrawal; empty for none. @example '' */
  note: string;

  /** Where it was moved, as the stage was called then; only for moves between stages. */
  @ApiPropertyOptional({ type: StageNameView })
  stage?: StageNameView;
}

export class DeskDetailView extends DeskApplicationView {
  /** The applicant's profile as it is now. */
  profile: UserView;

  /** Internal notes about this application, newest first, the latest 100. */
  @ApiProperty({ type: [NoteView] })
  notes: NoteView[];

  /** Oldest first. */
  @ApiProperty({ type: [StepView] })
  history: StepView[];

  /** The person's other applications of every kind, newest first. */
  @ApiProperty({ type: [KindOfApplication] })
  others: KindOfApplication[];
}

export class ManyDecidedView {
  /** Ids of the applications that were decided now. */
  @ApiProperty({ type: [String], example: ['656f2a9e1c9d440000a1b2c3'] })
  decided: string[];

  @ApiProperty({ type: [RefusedView] })
  refused: RefusedView[];
}

export function toDeskApplicationView(entry: DeskApplication, reader: Language): DeskApplicationView {
  const { application, target, applicant, stage, waitingDays } = entry;
  return {
    applicant: {
      _id: applicant.id,
      name: fullName(applicant),
      role: applicant.role,
      company: applicant.company_name,
      email: applicant.email,
      language: applicant.language,
    },
    waitingDays,
    updatedAt: (application.updatedAt ?? application.appliedAt).toISOString(),
    ...toStandingView(application, stage),
    ...toKindOfApplication(application, target, reader),
  };
}

export function toDeskDetailView(detail: DeskDetail, reader: Language): DeskDetailView {
  const { application, applicant, target, others } = detail;
  const all: [Application, Target][] = [[application, target], ...others];
  const toJobs = all.filter(([{ kind }]) => kind === 'job');
  const titles = new Map(toJobs.map(([, job]) => [job.id, job]));
  const jobs = toJobs.map(([each]) => each).sort((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime());
  const names: Record<Step['by'], string> = {
    applicant: fullName(applicant),
    firm: COMPANY.name,
    owner: target.owner,
  };
  return {
    profile: toUserView(applicant, jobs, titles),
    notes: detail.notes.map(toNoteView),
    history: toHistory(application, names),
    others: others.map(([other, its]) => toKindOfApplication(other, its, reader)),
    ...toDeskApplicationView(detail, reader),
  };
}

/** Steps and moves, oldest first. */
function toHistory({ history, moves }: Application, names: Record<Step['by'], string>): StepView[] {
  const steps = history.map(({ at, status, by, note }) => ({ at, status, by: names[by], note }));
  const moved = moves.map(({ at, by, to }) => ({
    at,
    status: 'pending' as const,
    by: names[by],
    note: '',
    stage: { en: to.name.en, de: to.name.de },
  }));
  return [...steps, ...moved]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((step) => ({ ...step, at: step.at.toISOString() }));
}

export function toManyDecidedView({ done, refused }: ManyDone<string>): ManyDecidedView {
  return { decided: done, refused: toRefusedViews(refused) };
}
