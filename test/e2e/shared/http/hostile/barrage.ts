import { type ApiDocument, operationsOf } from '../../../../support/checks/api-document.ts';
import { Oracle } from '../../../../support/checks/oracle.ts';
import { Random } from '../../../../support/checks/random.ts';
import { generate } from './generator.ts';
import type { Answer, Shot } from './sender.ts';

const AT_ONCE = 20;
/** Callers are replaced after this many requests: some operations end their own session. */
const RENEW_EVERY = 500;

/** Password hashes are slow on purpose: these operations are called less often. */
const SLOW = /(login|register|reset-password|change-password|DELETE \/private\/api\/me)$/;

/**
 * Operations that may answer 400 to input that the document allows, because no schema can express the rule: it depends
 * on what was mailed or typed before, on another field or the day, or a password is easy to guess, or a text has half a
 * character. Each message is the contract's own.
 */
const BEYOND_THE_DOCUMENT =
  /(This (verification |reset )?link is invalid or has expired|This password is incorrect|This code is incorrect[^"]*|This password is too easy to guess[^"]*|Choose a password that is different[^"]*|Company name is required for B2B users|You cannot reply directly[^"]*|Please choose today or a later day|Enter an address that begins with https:[^"]*|This address is not on the public internet|There is no server by this name|Please choose the period the salary[^"]*|This must not be less than the amount[^"]*|The data contains characters that are not valid text)/;

/** The tested application and its callers. */
export interface Target {
  send(shot: Shot): Promise<Answer>;
  /** Tokens of all kinds of callers, and ids of existing things. */
  cast(): Promise<{ tokens: string[]; ids: string[] }>;
}

/** The results. */
interface Barrage {
  /** Faults, rejections of allowed requests, and accepted forbidden ones. */
  wrong: string[];
  /** The numbers of allowed and of successful requests. */
  allowed: number;
  succeeded: number;
}

/** Sends generated requests; another `seed` gives another sequence. */
export async function barrage(
  document: ApiDocument,
  target: Target,
  { requests, seed }: { requests: number; seed: number },
): Promise<Barrage> {
  const random = new Random(seed);
  const oracle = new Oracle(document);
  const operations = operationsOf(document);
  const found: Barrage = { wrong: [], allowed: 0, succeeded: 0 };
  let { tokens, ids } = await target.cast();
  const one = async (): Promise<void> => {
    let { name, path, method, operation } = random.pick(operations);
    while (SLOW.test(name) && random.chance(0.9))
      ({ name, path, method, operation } = random.pick(operations));
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    const asked = { path, parameters: operation.parameters, schema };
    const { url, payload, isInvalid } = generate(random, document, asked, ids);
    const { status, text } = await target.send({ method, url, payload, token: random.pick(tokens) });
    const isAllowed = oracle.allows(path, operation, url, payload);
    if (isAllowed) found.allowed += 1;
    if (status < 300) found.succeeded += 1;
    const isFault = status >= 500 && !name.includes('/linkedIn/');
    const isRefused = isAllowed && status === 400 && !BEYOND_THE_DOCUMENT.test(text);
    if (isFault || isRefused || ((isInvalid || isAllowed === false) && status < 400))
      found.wrong.push(
        `${isAllowed ? 'allowed' : 'not allowed'}: ${method} ${url} ${JSON.stringify(payload)?.slice(0, 300)}: ${status} ${text.slice(0, 200)}`,
      );
  };
  for (let sent = 0; sent < requests; sent += AT_ONCE) {
    if (sent > 0 && sent % RENEW_EVERY === 0) ({ tokens, ids } = await target.cast());
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }
  return found;
}
