import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@consulting/contracts';
import { ownPath } from './account/own-path.ts';
import { send } from './api/client.ts';
import type { Audience } from './api/session/reauth.ts';
import { adminSession, sessions, userSession } from './api/session/session.ts';
import { DEVICE_ITEMS, readItem, writeItem } from './api/storage.ts';
import { LANGUAGE } from './language.ts';

/** Stores the language in the account of the signed-in person. `ifMatch`: only if it still is that of this version. */
export async function saveLanguage(
  audience: Audience,
  language: Language,
  options: { keepalive?: boolean; reauthenticate?: boolean; ifMatch?: string | undefined } = {},
): Promise<{ message: string; version: string }> {
  const answer = await send('put', ownPath(audience, 'language'), { body: { language }, ...options });
  noteLanguage(audience, { language, version: answer.version });
  return answer;
}

function noteLanguage(audience: Audience, noted: { language: Language; version?: string }): void {
  const { user, admin } = { user: userSession.whole, admin: adminSession.whole };
  if (audience === 'user' && user) userSession.update({ ...user, ...noted });
  if (audience === 'admin' && admin) adminSession.update({ ...admin, ...noted });
}

/**
 * Stores the chosen language on the device and in the signed-in accounts. The page is left at the same moment, so
 * nothing waits for the answer: the request outlives the page (`keepalive`), and the next page finds the choice on the
 * device. An expired
 * session is not renewed, because the page is being left.
 */
export function rememberLanguage(language: Language): void {
  writeItem(DEVICE_ITEMS.language, language);
  for (const audience of ['user', 'admin'] as const) {
    if (!sessions[audience].token) continue;
    saveLanguage(audience, language, { keepalive: true, reauthenticate: false }).catch(() => undefined);
    noteLanguage(audience, { language });
  }
}

/** Stores that the offer of another language was taken or closed: this device does not show it again. */
export const answerOffer = (): void => writeItem(DEVICE_ITEMS.offerAnswered, 'true');

/**
 * The language that the visitor prefers, if it is not the page's and was not offered yet: as chosen on the device, in
 * the account, in the browser. The default language of an account is ignored, because new accounts have it.
 */
export function languageToOffer(): Language | null {
  if (readItem(DEVICE_ITEMS.offerAnswered) !== null) return null;
  const ofAccounts = [userSession.whole?.language, adminSession.whole?.language];
  const preferred = [
    readItem(DEVICE_ITEMS.language),
    ...ofAccounts.filter((language) => language !== DEFAULT_LANGUAGE),
    ...navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase()),
  ].find(isLanguage);
  return preferred && preferred !== LANGUAGE ? preferred : null;
}
