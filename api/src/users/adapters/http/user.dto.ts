import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, profileCompleteness, ROLES } from '@consulting/contracts';
import { ApiAccountLanguage, ApiTitleLanguage } from '../../../shared/http/output/api-language.ts';
import type { ApplicationStatus, Language, Role } from '@consulting/contracts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import type { Application } from '../../../applications/domain/application.ts';
import { AvailabilityView, toAvailabilityView } from '../../../shared/http/output/availability-view.dto.ts';
import { ExperienceView, QualificationView, toCareer } from '../../../shared/http/output/career-view.dto.ts';
import { FileView, toFileView } from '../../../shared/http/output/file.dto.ts';
import { NotificationsView } from './notifications.dto.ts';
import { NO_AVAILABILITY } from '../../../shared/person/availability.ts';
import { versionOf } from '../../../shared/version.ts';
import type { OwnProfile, Profile } from '../../application/profiles.service.ts';
import type { Titled } from '../../../shared/posting/posting.ts';
import { editableByAdministration, editableOfUser, type User } from '../../domain/user.ts';

/** A job somebody has applied to. */
export class JobAppliedView {
  /** The job's id. @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 656f2a9e1c9d440000a1b4a1 */
  applicationId: string;

  /** Only when an administrator opens one person. @example SAP Basis Consultant */
  title?: string;

  /** Of the title. */
  @ApiTitleLanguage({ required: false })
  language?: Language | null;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: ApplicationStatus;

  /** @example 2026-11-21T08:00:00.000Z */
  appliedAt: string;
}

/** A registered person or company. */
export class UserView extends AvailabilityView {
  /** @example 656f2a9e1c9d440000a1b2c4 */
  _id: string;

  /** @example Lena */
  first_name: string;

  /** @example Vogt */
  last_name: string;

  /** @example lena.vogt@example.com */
  email: string;

  /** Empty when not given, like every other text. @example +49 30 123456 */
  phone: string;

  /** @example Germany */
  country: string;

  @ApiAccountLanguage()
  language: Language;

  /** @example female */
  gender: string;

  @ApiProperty({ enum: ROLES, example: 'Freelancer' })
  role: Role;

  /** @example Spree Logistik AG */
  company_name: string;

  /** Lowercase. @example ["abap", "fiori"] */
  skills: string[];

  @ApiProperty({ type: [QualificationView] })
  qualification: QualificationView[];

  @ApiProperty({ type: [ExperienceView] })
  experience: ExperienceView[];

  @ApiProperty({ type: FileView, nullable: true })
  cv: FileView | null;

  @ApiProperty({ type: FileView, nullable: true })
  certificate: FileView | null;

  @ApiProperty({ type: [JobAppliedView] })
  jobs_applied: JobAppliedView[];

  /** Whole percent of the fields that count for the role. @example 70 */
  profileCompletion: number;

  /** Blocked by an administrator. @example false */
  blocked: boolean;

  /** @example 2026-11-21T08:00:00.000Z */
  createdAt: string;

  /** Only in one's own: whether the account can be signed in to with a password. @example true */
  hasPassword?: boolean;

  /** Only in one's own: whether LinkedIn is linked. @example false */
  linkedIn?: boolean;

  /** Only in one's own: which emails the user wants. */
  notifications?: NotificationsView;

  /** Only in one's own: whether lists say what the user shares with their entries. @example true */
  showsShared?: boolean;

  @ApiVersion({
    required: false,
    of: 'profile, availability, language, notifications and `showsShared` in one’s own, of `blocked` and `messageLimit` in a list of people',
  })
  version?: string;
}

/** A user as administrators see one among people of all roles. */
export class PersonView extends UserView {
  /** Messages the user may send to the administration in total. @example 10 */
  messageLimit: number;

  /** Until when the firm may keep the documents of ended applications and write about positions; null without consent. */
  @ApiProperty({ type: String, nullable: true, example: '2027-11-21T08:00:00.000Z' })
  poolUntil: string | null;

  /** When it was last written, in any way. @example 2026-11-21T08:00:00.000Z */
  updatedAt: string;
}

/** A profile that was changed. */
export class ProfileAnswer extends MessageAnswer {
  user: UserView;
}

function toJobAppliedView(application: Application, titles?: Map<string, Titled>): JobAppliedView {
  const job = titles?.get(application.targetId);
  return {
    _id: application.targetId,
    applicationId: application.id,
    ...(titles && { title: job?.title ?? '', language: job?.language ?? null }),
    status: application.status,
    appliedAt: application.appliedAt.toISOString(),
  };
}

/** The one place where a user becomes an answer. `titles`: of the jobs applied to, by id. */
export function toUserView(
  user: User,
  jobApplications: readonly Application[],
  titles?: Map<string, Titled>,
): UserView {
  return {
    _id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    country: user.country,
    language: user.language,
    gender: user.gender,
    role: user.role,
    company_name: user.company_name,
    skills: user.skills,
    ...toCareer(user),
    // Of freelancers only; what somebody said under an earlier role is kept.
    ...toAvailabilityView(user.role === 'Freelancer' ? user : NO_AVAILABILITY),
    cv: user.cv && toFileView(user.cv),
    certificate: user.certificate && toFileView(user.certificate),
    jobs_applied: jobApplications.map((application) => toJobAppliedView(application, titles)),
    profileCompletion: profileCompleteness(user),
    blocked: user.blocked,
    createdAt: user.createdAt.toISOString(),
  };
}

export function toProfileView({ user, jobApplications }: Profile): UserView {
  return toUserView(user, jobApplications);
}

export function toPersonView(profile: Profile, titles?: Map<string, Titled>): PersonView {
  const { user, jobApplications } = profile;
  const version = versionOf(editableByAdministration(user));
  const { messageLimit, poolUntil } = user;
  return {
    messageLimit,
    poolUntil: poolUntil && poolUntil.toISOString(),
    updatedAt: (user.updatedAt ?? user.createdAt).toISOString(),
    version,
    ...toUserView(user, jobApplications, titles),
  };
}

/** As its owner sees it. */
export function toOwnUserView({ hasPassword, linkedIn, ...profile }: OwnProfile): UserView {
  const version = versionOf(editableOfUser(profile.user));
  const { notifications, showsShared } = profile.user;
  return { hasPassword, linkedIn, notifications, showsShared, version, ...toProfileView(profile) };
}
