import { IsIn } from 'class-validator';
import { APPLICATION_STATUSES, type ApplicationStatus, type Language } from '@consulting/contracts';
import { ApiAccountLanguage } from '../../../shared/http/output/api-language.ts';
import { ApiProperty } from '@nestjs/swagger';
import { Optional } from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { StablePageQuery } from '../../../shared/http/input/page.dto.ts';
import type { JobApplicant } from '../../application/applicants.service.ts';

export class ApplicantsQuery extends StablePageQuery {
  /** `hide` leaves out rejected applicants. */
  @ApiProperty({ enum: ['show', 'hide'], required: false })
  @Optional()
  @IsIn(['show', 'hide'], rule('field.not-either', { one: 'show', other: 'hide' }))
  rejected: 'show' | 'hide' = 'show';
}

export class JobApplicantView {
  /** The user's id. @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 656f2a9e1c9d440000a1b2c4 */
  applicationId: string;

  /** @example Jana */
  first_name: string;

  /** @example Seeker */
  last_name: string;

  /** @example jana@example.com */
  email: string;

  /** @example '+49 30 123456' */
  phone: string;

  @ApiAccountLanguage()
  language: Language;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  status: ApplicationStatus;

  /** @example 2026-11-21T08:00:00.000Z */
  appliedAt: string;
}

export function toJobApplicantView({ application, user }: JobApplicant): JobApplicantView {
  return {
    _id: user.id,
    applicationId: application.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    language: user.language,
    status: application.status,
    appliedAt: application.appliedAt.toISOString(),
  };
}
