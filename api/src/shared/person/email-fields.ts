import { Schema, type Model } from 'mongoose';
import { emailKey, type EmailHistory, type PreviousEmail } from './email-history.ts';

/** The address fields of a document that can sign in. */
export interface EmailFields {
  email: string;
  /** The address in its form for comparison; has the unique index. */
  emailKey: string;
  /** Missing in documents of older versions. */
  previousEmails?: PreviousEmail[];
  /** The keys of the previous addresses, in order, and of the current one: nobody else may have any of them. */
  heldKeys?: string[];
}

const previousEmail = new Schema<PreviousEmail>({ email: String, until: Date }, { _id: false });

export const emailFieldTypes = {
  email: { type: String, required: true },
  emailKey: { type: String, required: true },
  previousEmails: { type: [previousEmail], default: undefined },
  heldKeys: { type: [String], default: undefined },
};

/** Adds an index over current and previous addresses, which refuses an address in use or reserved. */
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
 * Returns two filters to try in this order, each with its own index: who has this address, then who still reserves it
 * as a previous one. Documents of older versions match only the first.
 */
export const holdsAddress = (email: string) =>
  [{ emailKey: emailKey(email) }, { heldKeys: emailKey(email) }] as const;

/** Removes expired previous addresses of every document, or of the one that reserves this address. */
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
    // Only if the list is unchanged since it was read: every change of the address changes it.
    await model.updateOne({ _id, heldKeys } as never, { $set: toEmailFields({ email, previous }) } as never);
  }
}
