import { AUDIT_ACTIONS, type AdminAction } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { LOCALE } from '../../../../shared/language.ts';

type Thing<Action> = Action extends `${infer Kind}.${string}` ? Kind : never;
type Verb<Action> = Action extends `${string}.${infer What}` ? What : never;

/** Kinds of targets, which are also the first part of an action. */
const THINGS: Record<Thing<AdminAction> | 'application' | 'contact message', string> = {
  admin: t`admin`,
  'api-key': t`API key`,
  applicant: t`applicant`,
  application: t`application`,
  appointment: t`appointment`,
  'career-site': t`career site`,
  certificate: t`certificate`,
  consultant: t`consultant`,
  contact: t`contact`,
  'contact message': t`contact message`,
  cv: t`cv`,
  employee: t`employee`,
  export: t`export`,
  'guest-application': t`application without an account`,
  job: t`job`,
  'job-page': t`page of a job`,
  mail: t`mail`,
  message: t`message`,
  note: t`note`,
  notification: t`notification`,
  portrait: t`portrait`,
  'profile-draft': t`draft of a profile`,
  project: t`project`,
  proposal: t`proposal`,
  stages: t`stages of applications`,
  'team-member': t`team member`,
  template: t`template`,
  user: t`user`,
  webhook: t`webhook`,
};

/** Verbs: the second part of an action. */
const DONE: Record<Verb<AdminAction>, string> = {
  added: t`added`,
  agreed: t`agreed`,
  asked: t`asked`,
  'availability-confirmed': t`availability confirmed`,
  blocked: t`blocked`,
  cancelled: t`cancelled`,
  cleared: t`cleared`,
  closed: t`closed`,
  'contract-removed': t`contract type removed`,
  copied: t`copied`,
  created: t`created`,
  declined: t`declined`,
  deleted: t`deleted`,
  downloaded: t`downloaded`,
  edited: t`edited`,
  'email-changed': t`email changed`,
  'email-restored': t`email restored`,
  erased: t`erased`,
  held: t`put on hold`,
  interested: t`interested`,
  'invitations-revoked': t`invitations revoked`,
  invited: t`invited`,
  'message-limit-changed': t`message limit changed`,
  moved: t`moved to another stage`,
  'not-interested': t`not interested`,
  offered: t`offered`,
  opened: t`opened`,
  'passkey-added': t`passkey added`,
  'passkey-removed': t`passkey removed`,
  'password-changed': t`password changed`,
  'password-reset': t`password reset`,
  paused: t`paused`,
  'recovery-code-used': t`recovery code used`,
  'recovery-codes-made': t`recovery codes created`,
  registered: t`registered`,
  rejected: t`rejected`,
  released: t`released`,
  removed: t`removed`,
  reopened: t`reopened`,
  rescheduled: t`rescheduled`,
  retried: t`retried`,
  'second-factor-added': t`second factor added`,
  'second-factor-removed': t`second factor removed`,
  'second-factor-reset': t`second factor reset`,
  revoked: t`revoked`,
  'secret-replaced': t`secret replaced`,
  selected: t`selected`,
  sent: t`sent`,
  'sent-again': t`sent again`,
  tested: t`tested`,
  unblocked: t`unblocked`,
  viewed: t`viewed`,
  withdrawn: t`withdrawn`,
};

/** The words by the texts of an entry, which a newer server may have written. */
const THINGS_BY: Partial<Record<string, string>> = THINGS;
const DONE_BY: Partial<Record<string, string>> = DONE;

/** "job" */
export const thingWord = (kind: string): string => THINGS_BY[kind] ?? kind;

/** "job.deleted" becomes "job deleted". An action of a newer server is shown as it is. */
export function actionWords(action: string): string {
  const [kind = '', what = ''] = action.split('.');
  const [thing, verb] = [THINGS_BY[kind], DONE_BY[what]];
  return thing && verb ? `${thing} ${verb}` : action.replace(/[._-]/g, ' ');
}

/** Every action in the language of the page, sorted alphabetically. */
export const ACTION_OPTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: actionWords(value) })).sort(
  (one, other) => one.label.localeCompare(other.label, LOCALE),
);
