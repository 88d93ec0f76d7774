import type { Language } from '@consulting/contracts';
import type { StoredFile } from '../../shared/stored-file.ts';

/** The kinds of targets that one can apply for without an account. */
export const GUEST_KINDS = ['job', 'project'] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];

/** Most that wait at the same time; each may have a document of 5 MB. Then the oldest of the greediest network goes. */
export const MOST_WAITING = 2000;

/** Most that wait of one network; then its oldest goes. */
export const MOST_WAITING_OF_NETWORK = 200;

/** An application for a job or a project, as somebody without an account sends it. */
export interface GuestApplicationInput {
  kind: GuestKind;
  targetId: string;
  first_name: string;
  last_name: string;
  email: string;
  note: string;
  /** Of the page: its mails, and the account that the confirmation makes, have it. */
  language: Language;
}

/** A stored application, which the owner of the address confirms. */
export interface GuestApplication extends GuestApplicationInput {
  id: string;
  /** Where it came from (`clientNetwork`), so that no network takes the room of all; empty once it is sent. */
  network: string;
  /** The document; null once the application is sent, when names, address and note are empty too. */
  cv: StoredFile | null;
  receivedAt: Date;
  /** The link works until then, and then everything is removed. */
  expiresAt: Date;
  /** When it was sent; null while it waits. */
  sentAt: Date | null;
}

/** An application that is not confirmed yet, with its document. */
export type WaitingApplication = GuestApplication & { cv: StoredFile };
