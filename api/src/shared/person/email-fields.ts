import { Schema, type Model } from 'mongoose';
import { emailKey, type EmailHistory, type PreviousEmail } from './email-history.ts';

/** How a document that signs in keeps its addresses. */
export interface EmailFields {
  email: string;
  /** The address in the form it is compared by; the unique index is on it. */
  emailKey: string;
  /** Missing in documents that older versions wrote. */
  previousEmails?: PreviousEmail[];
  /** The keys of the previous addresses, in their order, and of the present one: nobody else may have any of them. */
  heldKeys?: string[];
}

const previousEmail = new Schema<PreviousEmail>({ email: String, until: Date }, { _id: false });

export const emailFieldTypes = {
  email: { type: String, required: true },
  emailKey: { type: String, required: true },
  previousEmails: { type: [previousEmail], default: undefined },
  heldKeys: { type: [String], default: undefined },
};

/** One index over present and previous addresses refuses an address that is in use or reserved. */
export function indexEmails(schema: { index: Schema['index'] }): void {
  schema.index({ emailKey: 1 }, { unique: true });
  schema.index({ heldKeys: 1 }, { unique: true, sparse: true });
  schema.index({ 'previousEmails.until': 1 }, { sparse: true });
}

export function toEmailFields({ email, previous }: EmailHistory): Required<EmailFields> {
  const heldKeys = [...previous.map((each) => emailKey(each.email)), emailKey(email)];
  return { email, emailKey: emailKey(email), previousEmails: previous, heldKeys };
}

export function previousEmailsOf({ previousEmails = [] }: EmailFields): PreviousEmail[] {
  return previousEmails.map(({ email, until }) => ({ email, until }));
}

/**
 * Filters for who has this address, and for who had it and still reserves it: one after the other, each by its index.
 * Documents that older versions wrote are found by the first one only.
 */
export const holdsAddress = (email: string) =>
  [{ emailKey: emailKey(email) }, { heldKeys: emailKey(email) }] as const;

/** Removes previous addresses that have expired: of every document, or of the one that reserves this address. */
export async function releaseEmails<T extends EmailFields>(
  model: Model<T>,
  now: Date,
  address?: string,
): Promise<void> {
  const over = {
    'previousEmails.until': { $lte: now },
    ...(address !== undefined && { heldKeys: emailKey(address) }),
  };
  const found = await model.find(over as never).lean<(EmailFields & { _id: unknown })[]>();
  for (const { _id, email, heldKeys, previousEmails = [] } of found) {
    const previous = previousEmails.filter(({ until }) => until > now);
    // Only if the list is still the one that was read: every change of the address changes it.
    await model.updateOne({ _id, heldKeys } as never, { $set: toEmailFields({ email, previous }) } as never);
  }
}
