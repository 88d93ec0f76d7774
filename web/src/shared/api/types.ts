/**
 * The API's entities under the client's names, generated from the OpenAPI document (`schema.d.ts`). Dates are ISO
 * 8601 strings, ids 24 hexadecimal digits.
 */
import type { components } from './schema.d.ts';
import type { JsonBody } from './wire.ts';

type Views = components['schemas'];

export type FileInfo = Views['FileView'];
export type Qualification = Views['QualificationView'];
export type Experience = Views['ExperienceView'];
export type User = Views['UserView'];
/** A user in the administrators' list of all roles. */
export type Person = Views['PersonView'];
export type PersonDetail = Views['PersonDetailView'];
export type JobApplied = Views['JobAppliedView'];
/** A saved search of the signed-in person. */
export type SavedSearch = Views['SavedSearchView'];
export type OpenSession = Views['SessionView'];

export type Job = Views['JobView'];
/** A job as a job seeker sees it. */
export type SeekersJob = Views['SeekersJobView'];
/** What the reader of a list shares with an entry. */
export type SharedSkills = Views['SharedSkillsView'];
export type CvSkills = Views['CvSkillsView'];
export type AdminJob = Views['AdminJobView'];
/** An applicant of a job; `_id` is the user's. */
export type ApplicantView = Views['JobApplicantView'];

/** An application of any kind, as administrators see it in a list and in detail. */
export type DeskApplication = Views['DeskApplicationView'];
export type DeskDetail = Views['DeskDetailView'];
/** An application on a board of the administration, or of a company. */
export type DeskCard = Views['DeskCard'];
export type OwnersCard = Views['OwnersCard'];

/** An application without an account, as its mailed link shows it. */
export type GuestApplication = Views['GuestApplicationView'];
export type Project = Views['ProjectView'];
export type ProjectApplicant = Views['ApplicantView'];
/** Includes the id of the application, for administrators. */
export type AdminProjectApplicant = Views['AdminApplicantView'];
export type AdminProject = Views['AdminProjectView'];

/** An application of the signed-in user, of any kind. */
export type OwnApplication = Views['OwnApplicationView'];
/** An applicant of a company's project, as the company sees one in the list and in detail. */
export type OwnersApplicant = Views['OwnersApplicantView'];
export type OwnersApplicantDetail = Views['OwnersApplicantDetail'];

/** An appointment about an application, the newest one of an application, and the answer of a step. */
export type Appointment = Views['AppointmentView'];
export type TheAppointment = Views['OneAppointmentView'];
export type AppointmentChange = Views['AppointmentAnswerView'];
export type NewAppointment = JsonBody<'post', '/api/admin/applications/{id}/appointment'>;

/** A proposal as the desk reads it, what is known of a person to begin one with, and the answer to a new one. */
export type DeskProposal = Views['DeskProposalView'];
export type ProposalDraft = Views['ProposalDraftView'];
export type ProposalAsked = Views['ProposalAskedAnswer'];
export type ProfileWarnings = Views['ProfileCheckAnswer']['warnings'];
/** A proposal as the person reads it who is proposed, and as the company does, in its list and opened. */
export type OwnProposal = Views['OwnProposalView'];
export type CompanyProposal = Views['CompanyProposalView'];
export type CompanyProposalDetail = Views['CompanyProposalDetail'];

export type Employee = Views['EmployeeView'];
export type Consultant = Views['ConsultantView'];
/** Includes the number of companies that applied. */
export type AdminConsultant = Views['AdminConsultantView'];
/** A consultant as the public sees one, without a name. */
export type AnonymousConsultant = Views['AnonymousConsultantView'];

export type Message = Views['MessageView'];
export type Conversation = Views['ConversationView'];
/** A conversation as administrators see it, including the other person. */
export type AdminConversation = Views['AdminConversationView'];

/** The password was right; the next sign-in step. */
export type PendingSignIn = Views['StageAnswer'];
export type UserSignedIn = Views['SignInAnswer'];
export type AdminSignedIn = Views['AdminSignInAnswer'];
export type AdminEnrolled = Views['AdminEnrolledAnswer'];
/** The secret for setting up an authenticator app. */
export type OfferedCodes = Views['OfferedCodesAnswer'];
/** The second factors of the signed-in person. */
export type Factors = Views['FactorsView'];
export type OwnPasskey = Views['PasskeyView'];
/** The browser's answer for a passkey. */
export type Credential = Views['CredentialDto']['credential'];

export type Admin = Views['OwnAdminView'];
/** An administrator in the list of all administrators. */
export type AdminEntry = Views['AdminView'];
export type Note = Views['NoteView'];
export type Template = Views['TemplateView'];
/** The firm's own content of its career site, with the whole team. */
export type CareerSite = Views['CareerSiteView'];
export type TeamMember = Views['TeamMemberView'];
/** Where the page of a job differs from the career site. */
export type JobPage = Views['JobPageView'];
/** An API key with figures about its use. */
export type ApiKey = Views['UsedKeyView'];
/** A webhook with the state of its deliveries. */
export type Webhook = Views['WebhookView'];
/** An event that is being delivered to a webhook, or was. */
export type Delivery = Views['DeliveryView'];
export type Attempt = Views['AttemptView'];
export type Overview = Views['OverviewView'];
export type Figures = Views['FiguresView'];
export type AuditEntry = Views['AuditEntryView'];
