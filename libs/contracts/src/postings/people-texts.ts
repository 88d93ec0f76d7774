import { telephone } from '../texts/telephone.ts';
import type { ShownCareerSite, ShownContact, ShownPortrait } from './career-site.ts';

/** A picture of one transparent pixel, for a person who is not there. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** Fewer people than that are no team to show. */
const FEWEST = 3;

export const CONTACT_TEXTS = [
  'contactName',
  'contactRole',
  'contactPhone',
  'contactPhoneLink',
  'contactEmail',
  'contactEmailLink',
  'contactPortrait',
] as const;

/** The person to ask about a posting; everything is empty without one. */
export type ContactTexts = Record<(typeof CONTACT_TEXTS)[number], string>;

export const MEMBER_TEXTS = ['name', 'role', 'sentence', 'portrait', 'sources'] as const;

/** A member of the team; `sources`: the portrait's `srcset`. */
export type MemberTexts = Record<(typeof MEMBER_TEXTS)[number], string>;

export const STEP_TEXTS = ['day', 'title', 'text'] as const;
export const BENEFIT_TEXTS = ['title', 'text'] as const;

/** What a job's page shows of the firm. */
export interface FirmTexts extends ContactTexts {
  team: MemberTexts[];
  steps: Record<(typeof STEP_TEXTS)[number], string>[];
  benefits: Record<(typeof BENEFIT_TEXTS)[number], string>[];
}

/** Returns a picture with the initials of a person without a portrait, as the address of an image. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" fill="#e4eaef"/>' +
      '<text x="80" y="82" text-anchor="middle" dominant-baseline="central" font-family="Arial,sans-serif" font-weight="700" font-size="56" fill="#0c1a28">' +
      `${letters.join('').toUpperCase().replace(/[<&]/g, '')}</text></svg>`,
  )}`;
}

const pictureOf = (name: string, portrait: ShownPortrait | null): string => portrait?.src ?? initials(name);

export function contactTexts(contact: ShownContact | null): ContactTexts {
  const { name = '', role = '', phone = '', email = '', portrait = null } = contact ?? {};
  return {
    contactName: name,
    contactRole: role,
    contactPhone: phone,
    contactPhoneLink: telephone(phone) ?? '',
    contactEmail: email,
    contactEmailLink: `mailto:${email}`,
    contactPortrait: contact ? pictureOf(name, portrait) : NO_PICTURE,
  };
}

export function firmTexts({ contact, team, steps, benefits }: ShownCareerSite): FirmTexts {
  return {
    ...contactTexts(contact),
    team: (team.length < FEWEST ? [] : team).map(({ name, role, sentence, portrait }) => ({
      name,
      role,
      sentence,
      portrait: pictureOf(name, portrait),
      sources: portrait?.srcset ?? '',
    })),
    steps,
    benefits,
  };
}
