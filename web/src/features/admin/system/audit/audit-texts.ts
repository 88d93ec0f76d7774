import { AUDIT_ACTIONS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { LOCALE } from '../../../../shared/language.ts';

/** Kinds of targets, which are also the first part of an action. */
const THINGS: Record<string, string> = {
  admin: t`admin`,
  'api-key': t`API key`,
  applicant: t`applicant`,
  application: t`application`,
  certificate: t`certificate`,
  consultant: t`consultant`,
  contact: t`contact`,
  'contact message': t`contact message`,
  cv: t`cv`,
  employee: t`employee`,
  export: t`export`,
  job: t`job`,
  mail: t`mail`,
  message: t`message`,
  note: t`note`,
  notification: t`notification`,
  project: t`project`,
  template: t`template`,
  user: t`user`,
  webhook: t`webhook`,
};

/** Verbs: the second part of an action. */
const DONE: Record<string, string> = {
  blocked: t`blocked`,
  cleared: t`cleared`,
  closed: t`closed`,
  'contract-removed': t`contract type removed`,
  copied: t`copied`,
  created: t`created`,
  deleted: t`deleted`,
  downloaded: t`downloaded`,
  edited: t`edited`,
  'email-changed': t`email changed`,
  'email-restored': t`email restored`,
  erased: t`erased`,
  held: t`put on hold`,
  'invitations-revoked': t`invitations revoked`,
  invited: t`invited`,
  'message-limit-changed': t`message limit changed`,
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
};

/** "job" */
export const thingWord = (kind: string): string => THINGS[kind] ?? kind;

/** "job.deleted" becomes "job deleted". An action of a newer server is shown as it is. */
export function actionWords(action: string): string {
  const [kind = '', what = ''] = action.split('.');
  const [thing, done] = [THINGS[kind], DONE[what]];
  return thing && done ? `${thing} ${done}` : action.replace(/[._-]/g, ' ');
}

/** Every action in the language of the page, sorted alphabetically. */
export const ACTION_OPTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: actionWords(value) })).sort(
  (one, other) => one.label.localeCompare(other.label, LOCALE),
);
