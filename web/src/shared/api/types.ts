/**
 * The API's entities under the client's names. They are generated from the OpenAPI document
 * (`schema.d.ts`); dates are ISO 8601 texts, ids 24 hexadecimal digits.
 */
import type { components } from './schema.d.ts';

type Views = components['schemas'];

export type FileInfo = Views['FileView'];
export type Qualification = Views['QualificationView'];
export type Experience = Views['ExperienceView'];
export type User = Views['UserView'];
export type JobApplied = Views['JobAppliedView'];
export type OpenSession = Views['SessionView'];

export type Job = Views['JobView'];
/** A row of a job's applicants; `_id` is the user's. */
export type ApplicantView = Views['JobApplicantView'];

export type Project = Views['ProjectView'];
export type ProjectApplicant = Views['ApplicantView'];
export type AdminProject = Views['AdminProjectView'];

export type Employee = Views['EmployeeView'];
export type Consultant = Views['ConsultantView'];
/** A consultant as anybody may see one: without a name. */
export type AnonymousConsultant = Views['AnonymousConsultantView'];
export type ConsultantApplicant = Views['ConsultantApplicantView'];

export type Message = Views['MessageView'];
export type Conversation = Views['ConversationView'];
/** A conversation as the administration reads it: with whom, too. */
export type AdminConversation = Views['AdminConversationView'];

/** An administrator as it signs in. */
export type Admin = Views['AdminIdentityView'];
/** An administrator in the list of all. */
export type AdminEntry = Views['AdminView'];
export type Overview = Views['OverviewView'];
export type AuditEntry = Views['AuditEntryView'];
