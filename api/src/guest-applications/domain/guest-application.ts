import type { Language } from '@consulting/contracts';
import type { StoredFile } from '../../shared/stored-file.ts';

/** The kinds of targets that one can apply for without an account. */
export const GUEST_KINDS = ['job', 'project'] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];

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
