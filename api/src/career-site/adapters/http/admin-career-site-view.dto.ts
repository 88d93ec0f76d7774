import { ApiProperty } from '@nestjs/swagger';
import type { Benefit, CareerContent, HiringStep, InLanguages, JobPageContent } from '@consulting/contracts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { versionOf } from '../../../shared/version.ts';
import {
  editableOfJobPage,
  editableOfMember,
  editableOfSite,
  type CareerSite,
  type Portrait,
  type TeamMember,
} from '../../domain/career-site.ts';

export class InLanguagesView {
  /** Empty where there is none. @example 'First talk' */
  en: string;

  /** Empty where there is none. @example 'Erstes Gespräch' */
  de: string;
}

export class BenefitTextsView {
  title: InLanguagesView;

  text: InLanguagesView;
}

export class HiringStepTextsView extends BenefitTextsView {
  /** The usual day, as free text. */
  day: InLanguagesView;
}

export class PortraitView {
  /** Of its public addresses, while the member is shown. @example 9f1c2a603a1d4f0e9a580d4f */
  _id: string;

  /** The day on which the person agreed. @example 2026-11-20 */
  consent_on: string;

  /** When an administrator noted that. @example 2026-11-21T08:00:00.000Z */
  notedAt: string;

  /** The id of that administrator. @example 656f2a9e1c9d440000a1b2c3 */
  notedBy: string;
}

export class TeamMemberView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  @ApiVersion()
  version: string;

  /** @example 'Katrin Lehmann' */
  name: string;

  role: InLanguagesView;

  sentence: InLanguagesView;

  /** Empty where there is none. @example '+49 30 000000-12' */
  phone: string;

  /** Empty where there is none. @example 'katrin.lehmann@example.com' */
  email: string;

  /** Whether visitors see the person. @example true */
  shown: boolean;

  @ApiProperty({ type: PortraitView, nullable: true })
  portrait: PortraitView | null;
}

export class CareerSiteTextsView {
  @ApiVersion({ of: 'contact, steps and benefits' })
  version: string;

  /** The id of the team member who answers questions. */
  @ApiProperty({ type: String, nullable: true, example: '656f2a9e1c9d440000a1b2c3' })
  contact: string | null;

  steps: HiringStepTextsView[];

  benefits: BenefitTextsView[];
}

export class CareerSiteView extends CareerSiteTextsView {
  /** In the order in which they are shown, the hidden ones too. */
  team: TeamMemberView[];
}

export class JobPageView {
  @ApiVersion()
  version: string;

  @ApiProperty({ type: String, nullable: true, example: '656f2a9e1c9d440000a1b2c3' })
  contact: string | null;

  @ApiProperty({ type: [String], nullable: true, example: ['656f2a9e1c9d440000a1b2c3'] })
  team: string[] | null;

  @ApiProperty({ type: [HiringStepTextsView], nullable: true })
  steps: HiringStepTextsView[] | null;

  @ApiProperty({ type: [BenefitTextsView], nullable: true })
  benefits: BenefitTextsView[] | null;
}

/** The site or the page of a job that was changed. */
export class CareerSiteAnswer extends MessageAnswer {
  site: CareerSiteTextsView;
}

export class JobPageAnswer extends MessageAnswer {
  page: JobPageView;
}

/** A member that was added or changed. */
export class TeamMemberAnswer extends MessageAnswer {
  member: TeamMemberView;
}

const inLanguages = ({ en, de }: InLanguages): InLanguagesView => ({ en, de });

const benefitTexts = ({ title, text }: Benefit): BenefitTextsView => ({
  title: inLanguages(title),
  text: inLanguages(text),
});

const stepTexts = ({ day, ...step }: HiringStep): HiringStepTextsView => ({
  day: inLanguages(day),
  ...benefitTexts(step),
});

const portraitView = ({ id, consent }: Portrait): PortraitView => ({
  _id: id,
  consent_on: consent.on,
  notedAt: consent.notedAt.toISOString(),
  notedBy: consent.notedBy,
});

export function toMemberView(member: TeamMember): TeamMemberView {
  return {
    _id: member.id,
    version: versionOf(editableOfMember(member)),
    name: member.name,
    role: inLanguages(member.role),
    sentence: inLanguages(member.sentence),
    phone: member.phone,
    email: member.email,
    shown: member.shown,
    portrait: member.portrait && portraitView(member.portrait),
  };
}

export function toSiteTextsView(site: CareerContent): CareerSiteTextsView {
  return {
    version: versionOf(editableOfSite(site)),
    contact: site.contact,
    steps: site.steps.map(stepTexts),
    benefits: site.benefits.map(benefitTexts),
  };
}

export const toSiteView = (site: CareerSite): CareerSiteView => ({
  ...toSiteTextsView(site),
  team: site.team.map(toMemberView),
});

export function toJobPageView(page: JobPageContent): JobPageView {
  return {
    version: versionOf(editableOfJobPage(page)),
    contact: page.contact,
    team: page.team,
    steps: page.steps?.map(stepTexts) ?? null,
    benefits: page.benefits?.map(benefitTexts) ?? null,
  };
}
