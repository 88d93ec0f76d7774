import { Schema, type Types } from 'mongoose';
import {
  DEFAULT_KEEP_PERIODS,
  DEFAULT_LANGUAGE,
  DEFAULT_NOTIFICATIONS,
  LANGUAGES,
  LIMITS,
  NOTIFICATION_CHOICES,
  ROLES,
  type Language,
  type NotificationPreferences,
} from '@consulting/contracts';
import {
  emailFieldTypes,
  indexEmails,
  previousEmailsOf,
  type EmailFields,
} from '../../../shared/person/email-fields.ts';
import {
  AVAILABILITY_FILTERED,
  availabilityTypes,
  toAvailability,
  type StoredAvailability,
} from '../../../shared/person/availability-fields.ts';
import { experienceSchema, fileSchema, qualificationSchema } from '../../../shared/person/field-schemas.ts';
import { tellsChanges } from '../../../platform/changes/tells-changes.ts';
import { keepsCounts } from '../../../platform/database/queries/kept-counts.ts';
import {
  arrivalTypes,
  indexArrivals,
  type ArrivalFields,
} from '../../../platform/search/arrivals/arrival-fields.ts';
import { searched } from '../../../platform/search/searched.ts';
import type { Account } from '../../domain/account.ts';
import type { User } from '../../domain/user.ts';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { span } from '../../../shared/time/span.ts';

/** A provider's `sub`, and beside it its `iss`, which documents of older versions lack. */
interface StoredProviders {
  linkedIn?: string;
  linkedInIssuer?: string;
}

/** Fields that are stored otherwise, or that documents of older versions lack. */
type NewerFields =
  | 'id'
  | 'messageLimit'
  | 'language'
  | 'notifications'
  | 'showsShared'
  | 'remindAt'
  | 'poolUntil'
  | keyof StoredAvailability;

export type UserDocument = Omit<User, NewerFields> &
  StoredAvailability &
  Omit<Account, 'user' | 'previousEmails' | 'providers'> &
  EmailFields &
  ArrivalFields & {
    _id: Types.ObjectId;
    providers?: StoredProviders;
    /** Missing in documents that older versions wrote. */
    messageLimit?: number;
    language?: Language;
    notifications?: Partial<NotificationPreferences>;
    showsShared?: boolean;
    remindAt?: Date | null;
    poolUntil?: Date | null;
    /** Whether `poolUntil` is set: for the list of people. */
    inPool?: boolean;
    /** Raised by `lock`, so that a simultaneous erasure conflicts with it. */
    holds: number;
  };

export const USER_MODEL = 'User';

const text = { type: String, default: '' };

const choice = (choices: readonly string[]) => ({ type: String, enum: choices });
const notificationsSchema = new Schema<NotificationPreferences>(
  {
    messages: choice(NOTIFICATION_CHOICES.messages),
    alerts: choice(NOTIFICATION_CHOICES.alerts),
    applicants: choice(NOTIFICATION_CHOICES.applicants),
    availability: choice(NOTIFICATION_CHOICES.availability),
  },
  { _id: false },
);

export const userSchema = new Schema<UserDocument>(
  {
    first_name: text,
    last_name: text,
    ...emailFieldTypes,
    phone: text,
    country: text,
    gender: text,
    role: { type: String, enum: ROLES, required: true },
    company_name: text,
    skills: [String],
    qualification: [qualificationSchema],
    experience: [experienceSchema],
    cv: { type: fileSchema, default: null },
    certificate: { type: fileSchema, default: null },
    ...arrivalTypes,
    createdAt: { type: Date, required: true },
    blocked: { type: Boolean, default: false },
    messageLimit: { type: Number, default: LIMITS.userMessages },
    language: { type: String, enum: LANGUAGES, default: DEFAULT_LANGUAGE },
    notifications: notificationsSchema,
    showsShared: { type: Boolean, default: true },
    ...availabilityTypes,
    remindAt: { type: Date, default: null },
    poolUntil: { type: Date, default: null },
    inPool: { type: Boolean, default: false },
    passwordHash: { type: String, default: null },
    emailVerified: { type: Boolean, default: false },
    providers: new Schema({ linkedIn: String, linkedInIssuer: String }, { _id: false }),
    sessionEpoch: { type: Number, default: 0 },
    holds: { type: Number, default: 0 },
  },
  { versionKey: false, minimize: false },
);

/** How people are searched. */
export const USER_SEARCH = {
  first_name: 'name',
  last_name: 'name',
  email: 'name',
  company_name: 'name',
  skills: 'skills',
} as const;
/** The fields by which people are filtered. */
export const USER_FILTERED = [
  ...Object.keys(USER_SEARCH),
  'role',
  'blocked',
  'inPool',
  ...AVAILABILITY_FILTERED,
] as const;
searched(userSchema, USER_SEARCH);
keepsCounts(userSchema);
tellsChanges(userSchema, 'person');

indexEmails(userSchema);
userSchema.index({ 'providers.linkedIn': 1, 'providers.linkedInIssuer': 1 }, { unique: true, sparse: true });
userSchema.index({ role: 1, _id: -1 });
indexArrivals(userSchema);
userSchema.index({ blocked: 1, _id: -1 });
userSchema.index({ role: 1, blocked: 1, _id: -1 });
userSchema.index({ inPool: 1, _id: -1 });
// Reminders to confirm an availability, by when they are due.
userSchema.index({ remindAt: 1 });
// Accounts with an unconfirmed address, for their removal at the end of the retention period.
userSchema.index({ emailVerified: 1, createdAt: 1 });

export const usersCollection = declareCollection({
  name: 'users',
  model: USER_MODEL,
  schema: userSchema,
  backups: 'always',
  personal: {
    of: ({ id }) => ({ _id: id }),
    onErasure: 'module',
    exported: 'profile',
  },
  kept: [
    {
      what: 'an account whose email address was never confirmed',
      when: `${DEFAULT_KEEP_PERIODS.unverifiedAccountDays} days after the registration, with all its data`,
    },
    {
      what: 'a previous email address, and the link that restores it',
      when: `after ${span(RETENTION.previousEmails)}`,
    },
  ],
});

/** Maps field by field, so that other fields, above all secrets, never leave the adapter. */
export function toUser(document: UserDocument): User {
  return {
    id: document._id.toHexString(),
    first_name: document.first_name,
    last_name: document.last_name,
    email: document.email,
    phone: document.phone,
    country: document.country,
    gender: document.gender,
    role: document.role,
    company_name: document.company_name,
    skills: document.skills,
    qualification: document.qualification,
    experience: document.experience,
    cv: document.cv,
    certificate: document.certificate,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt ?? document.createdAt,
    blocked: document.blocked,
    messageLimit: document.messageLimit ?? LIMITS.userMessages,
    language: document.language ?? DEFAULT_LANGUAGE,
    notifications: { ...DEFAULT_NOTIFICATIONS, ...document.notifications },
    showsShared: document.showsShared ?? true,
    ...toAvailability(document),
    remindAt: document.remindAt ?? null,
    poolUntil: document.poolUntil ?? null,
  };
}

export const toStoredProviders = ({ linkedIn }: Account['providers']): StoredProviders =>
  linkedIn ? { linkedIn: linkedIn.subject, linkedInIssuer: linkedIn.issuer } : {};

export function toAccount(document: UserDocument): Account {
  const { passwordHash, emailVerified, providers, sessionEpoch } = document;
  return {
    user: toUser(document),
    passwordHash,
    emailVerified,
    providers: providers?.linkedIn
      ? { linkedIn: { subject: providers.linkedIn, issuer: providers.linkedInIssuer ?? '' } }
      : {},
    sessionEpoch,
    previousEmails: previousEmailsOf(document),
  };
}
