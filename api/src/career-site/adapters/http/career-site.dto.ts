import { ApiProperty } from '@nestjs/swagger';
import type { Language, ShownCareerSite, ShownPortrait } from '@consulting/contracts';
import { Id, LanguageField, Optional } from '../../../shared/http/input/fields.ts';

export class CareerSiteQuery {
  @LanguageField('Language of the texts; one that is missing in it is answered in the other')
  language: Language;

  /** The id of an open or closed job, whose own content is answered then. */
  @Optional()
  @Id()
  job?: string;
}

class ShownPortraitView {
  /** @example '/public/api/v0/portraits/9f1c2a603a1d4f0e9a580d4f/352.webp' */
  src: string;

  /** @example '/public/api/v0/portraits/9f1c2a603a1d4f0e9a580d4f/352.webp 352w' */
  srcset: string;
}

class ShownPersonView {
  /** @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** @example 'Katrin Lehmann' */
  name: string;

  /** @example 'Head of Finance Consulting' */
  role: string;

  /** Square, in three sizes. */
  @ApiProperty({ type: ShownPortraitView, nullable: true })
  portrait: ShownPortraitView | null;
}

class ShownContactView extends ShownPersonView {
  /** @example '+49 30 000000-12' */
  phone?: string;

  /** @example 'katrin.lehmann@example.com' */
  email?: string;
}

class ShownMemberView extends ShownPersonView {
  /** Empty where there is none. @example 'I read every application myself.' */
  sentence: string;
}

class BenefitView {
  /** @example '30 days off' */
  title: string;

  /** @example 'And 24 and 31 December on top.' */
  text: string;
}

class HiringStepView extends BenefitView {
  /** The usual day, as free text. @example 'Within 3 days' */
  day: string;
}

export class ShownCareerSiteView implements ShownCareerSite {
  /** The person who answers questions. */
  @ApiProperty({ type: ShownContactView, nullable: true })
  contact: ShownContactView | null;

  team: ShownMemberView[];

  /** None, or two at least. */
  steps: HiringStepView[];

  benefits: BenefitView[];
}

const portraitView = (portrait: ShownPortrait | null): ShownPortraitView | null =>
  portrait && { src: portrait.src, srcset: portrait.srcset };

export function toShownView({ contact, team, steps, benefits }: ShownCareerSite): ShownCareerSiteView {
  return {
    contact: contact && {
      _id: contact._id,
      name: contact.name,
      role: contact.role,
      ...(contact.phone === undefined ? {} : { phone: contact.phone }),
      ...(contact.email === undefined ? {} : { email: contact.email }),
      portrait: portraitView(contact.portrait),
    },
    team: team.map(({ _id, name, role, sentence, portrait }) => ({
      _id,
      name,
      role,
      sentence,
      portrait: portraitView(portrait),
    })),
    steps: steps.map(({ day, title, text }) => ({ day, title, text })),
    benefits: benefits.map(({ title, text }) => ({ title, text })),
  };
}
