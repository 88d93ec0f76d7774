import { ApiProperty } from '@nestjs/swagger';
import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  type ApplicationKind,
  type ApplicationStatus,
  type Language,
  POSTING_STATES,
  type PostingState,
  type Stage,
} from '@consulting/contracts';
import { ApiTitleLanguage } from '../../../shared/http/output/api-language.ts';
import { type Application } from '../../../applications/domain/application.ts';
import { defined } from '../../../shared/defined.ts';
import { FileView, toFileView } from '../../../shared/http/output/file.dto.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { titledFor } from '../../application/titles.ts';
import type { Target } from '../../domain/target.ts';

/** What was applied for. */
export class TargetView {
  /** Null for a speculative application. */
  @ApiProperty({ type: String, nullable: true, example: '656f2a9e1c9d440000a1b2c5' })
  _id: string | null;

  /**
   * The job's or project's title, the consultant's name; of a speculative application that word, in the language that the
   * request accepts. @example 'SAP Basis Consultant'
   */
  title: string;

  /** Of the title; null for a consultant's name. */
  @ApiTitleLanguage()
  language: Language | null;

  /** Of a job or project; null for others. */
  @ApiProperty({ enum: POSTING_STATES, nullable: true, example: 'open' })
  state: PostingState | null;

  /** The company's or the firm's name. @example 'Muster Consulting GmbH' */
  owner: string;
}

/** The documents that were sent; each has a route of its own below the application. */
export class SentFilesView {
  cv?: FileView;

  certificate?: FileView;
}

/** Somebody else has opened a document. */
export class LookView {
  /** The company's or the firm's name; empty when the company has not given it. @example 'Spree Logistik AG' */
  by: string;

  /** @example 2026-11-21T08:00:00.000Z */
  at: string;

  /** @example cv */
  file: 'cv' | 'certificate';
}

/** What everybody who may read an application is told. */
export class ApplicationFields {
  /** The application's id. @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: ApplicationStatus;

  /** @example 2026-11-21T08:00:00.000Z */
  appliedAt: string;

  /** When somebody who decides first opened it; null before. */
  @ApiProperty({ type: String, nullable: true, example: '2026-11-22T09:30:00.000Z' })
  seenAt: string | null;

  /** The note sent with it; empty for none. @example 'I could start in March.' */
  note: string;

  /** Whether the firm has proposed the applicant, who did not apply. @example false */
  proposed: boolean;

  files: SentFilesView;
}

export class KindOfApplication extends ApplicationFields {
  @ApiProperty({ enum: APPLICATION_KINDS, example: 'job' })
  kind: ApplicationKind;

  target: TargetView;
}

export class OwnApplicationView extends KindOfApplication {
  /** When it was decided on or withdrawn; null while it is pending. */
  @ApiProperty({ type: String, nullable: true, example: null })
  decidedAt: string | null;

  /** The note sent with the decision; empty for none. @example '' */
  decisionNote: string;

  /** Accesses to CV or certificate, newest first, the latest 100. */
  @ApiProperty({ type: [LookView] })
  views: LookView[];
}

/** That an application was sent. */
export class AppliedAnswer extends MessageAnswer {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  applicationId: string;
}

const iso = (date: Date | null) => date && date.toISOString();

export function toTargetView(target: Target, reader: Language): TargetView {
  const { kind, id, state, owner } = target;
  return { _id: kind === 'speculative' ? null : id, ...titledFor(target, reader), state, owner };
}

/**
 * Returns where an application stands, for those who decide on it; applicants never see it. `stage` is null for one that
 * is not pending.
 */
export function toStandingView({ stageSince }: Application, stage: Stage | null) {
  return { stage: stage && stage.id, stageSince: stage && stageSince.toISOString() };
}

export function toApplicationFields(application: Application): ApplicationFields {
  const { cv, certificate } = application.files;
  return {
    _id: application.id,
    status: application.status,
    appliedAt: application.appliedAt.toISOString(),
    seenAt: iso(application.seenAt),
    note: application.note,
    proposed: application.proposed,
    files: defined({
      cv: cv ? toFileView(cv) : undefined,
      certificate: certificate ? toFileView(certificate) : undefined,
    }),
  };
}

export function toKindOfApplication(
  application: Application,
  target: Target,
  reader: Language,
): KindOfApplication {
  const fields = toApplicationFields(application);
  return { kind: application.kind, target: toTargetView(target, reader), ...fields };
}

/** As the applicant sees it: without who decided and why it was withdrawn. */
export function toOwnApplicationView(
  [application, target]: [Application, Target],
  reader: Language,
): OwnApplicationView {
  const looks = application.looks.toReversed();
  return {
    decidedAt: iso(application.decidedAt),
    decisionNote: application.decisionNote,
    views: looks.map(({ by, at, file }) => ({ by, at: at.toISOString(), file })),
    ...toKindOfApplication(application, target, reader),
  };
}
