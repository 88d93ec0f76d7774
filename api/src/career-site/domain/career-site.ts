import {
  LIMITS,
  type CareerContent,
  type InLanguages,
  type JobPageContent,
  type PortraitWidth,
  type Teammate,
} from '@consulting/contracts';
import { conflict, invalidField, notFound } from '../../shared/errors.ts';
import type { StoredFile } from '../../shared/stored-file.ts';

/** The agreement of the person that the portrait is shown. */
export interface Consent {
  /** The day on which the person agreed, `2026-11-21`. */
  on: string;
  /** The administrator who noted it, and when. */
  notedBy: string;
  notedAt: Date;
}

export interface Portrait {
  /** Random and new with each upload: nobody who knows a former one finds the next. */
  id: string;
  files: { width: PortraitWidth; file: StoredFile }[];
  consent: Consent;
}

/** The fields of a member that the administration writes. */
export interface MemberDetails {
  name: string;
  role: InLanguages;
  sentence: InLanguages;
  phone: string;
  email: string;
  shown: boolean;
}

export interface TeamMember extends MemberDetails {
  id: string;
  portrait: Portrait | null;
}

/** The firm's own content of its career site. The team is in the order in which it is shown. */
export interface CareerSite extends CareerContent {
  team: TeamMember[];
}

/** Returns what the form of a member edits. */
export function editableOfMember({ name, role, sentence, phone, email, shown }: TeamMember) {
  return { name, role, sentence, phone, email, shown };
}

/** Returns what the forms of the site edit. */
export function editableOfSite({ contact, steps, benefits }: CareerContent) {
  return { contact, steps, benefits };
}

/** Returns what the form of a job's page edits. */
export function editableOfJobPage({ contact, team, steps, benefits }: JobPageContent) {
  return { contact, team, steps, benefits };
}

/** A job that says nothing of its own. */
export const AS_THE_SITE: JobPageContent = { contact: null, team: null, steps: null, benefits: null };

/** Returns whether nothing of a job's page differs from the site. */
export const isAsTheSite = (page: JobPageContent): boolean =>
  Object.values(editableOfJobPage(page)).every((each) => each === null);

/** Returns the member; throws 404. */
export function memberOf(site: CareerSite, id: string): TeamMember {
  const member = site.team.find((each) => each.id === id);
  if (!member) throw notFound('team-member');
  return member;
}

/** Returns the site with one more member, the last; throws a conflict when it has the most already. */
export function withMember(site: CareerSite, member: TeamMember): CareerSite {
  if (site.team.length >= LIMITS.teamMembers)
    throw conflict('team-member.too-many', { max: LIMITS.teamMembers });
  return { ...site, team: [...site.team, member] };
}

/** Returns the site with this member in the place of the one with the same id. */
export const withChanged = (site: CareerSite, member: TeamMember): CareerSite => ({
  ...site,
  team: site.team.map((each) => (each.id === member.id ? member : each)),
});

/** Returns the site without a member, who is no contact any more either. */
export const withoutMember = (site: CareerSite, id: string): CareerSite => ({
  ...site,
  contact: site.contact === id ? null : site.contact,
  team: site.team.filter((member) => member.id !== id),
});

/** Returns the site with its team in this order; throws a conflict unless `ids` names every member once. */
export function inOrder(site: CareerSite, ids: readonly string[]): CareerSite {
  const isWhole = ids.length === site.team.length && new Set(ids).size === ids.length;
  const members = ids.flatMap((id) => site.team.find((member) => member.id === id) ?? []);
  if (!isWhole || members.length !== ids.length) throw conflict('team-member.order-outdated');
  return { ...site, team: members };
}

/** Throws 400 when the contact or the team of a site or a job's page names somebody who is no member. */
export function assertMembers(
  site: CareerSite,
  { contact, team = null }: { contact: string | null; team?: string[] | null },
): void {
  const isMember = (id: string) => site.team.some((member) => member.id === id);
  if (contact !== null && !isMember(contact)) throw invalidField('contact', 'team-member.unknown');
  if (team && !team.every(isMember)) throw invalidField('team', 'team-member.unknown');
}

/** Returns the members as the contracts show them to visitors. */
export const teammates = ({ team }: CareerSite): Teammate[] =>
  team.map(({ id, portrait, ...details }) => ({ _id: id, ...details, portrait: portrait?.id ?? null }));
