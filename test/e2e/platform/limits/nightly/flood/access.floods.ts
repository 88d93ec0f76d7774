import { StageTokens } from '../../../../../../api/src/auth/sign-in/application/stage-tokens.ts';
import { PASSWORD } from '../../../../../support/people/accounts.ts';
import { Member } from '../../../../../support/people/member.ts';
import { NO_PASSKEY } from '../../../../shared/http/permissions/entry.ts';
import type { World } from '../../../../shared/http/permissions/world.ts';
import type { Each, Said, Sent, Table } from './flood.ts';

const API = '/private/api';

/** Requests of a member with a password: each with the token that the answer before it has given. */
const by =
  (make: (world: World) => Promise<Member>, each: (n: number, member: Member) => Omit<Sent, 'token'>) =>
  async (world: World): Promise<Each> => {
    const member = await make(world);
    const { app } = world;
    const token = async () => {
      // As if just signed in, which some routes want. Each session has a part of some budgets, so it stays the same one.
      const confirmedAt = app.clock.now();
      await app.connection.model('Session').updateMany({ subjectId: member.id }, { $set: { confirmedAt } });
      return member.person.token;
    };
    const answered = ({ token: next }: { token?: unknown }) => {
      if (typeof next === 'string') member.person.token = next;
    };
    return (n) => ({ ...each(n, member), token, answered });
  };
const withPassword = (world: World) => Member.of(world.app);
const ofCompany = (world: World) => Member.of(world.app, 'user', 'B2B');
const withApp = (world: World) => Member.withApp(world.app);

/** Requests between the password and the code, whose token lives five minutes. */
const betweenSteps =
  (route: string, body: object) =>
  async ({ app }: World): Promise<Each> => {
    const { id } = await Member.withApp(app);
    const tokens = app.app.get(StageTokens, { strict: false });
    return () => ({
      path: `${API}/sign-in/${route}`,
      body,
      token: () => tokens.issue('user', id, 0, 'second-factor'),
    });
  };

const NEXT = 'leise wolken tragen kupfer';
const challenges: Said = {
  budget: 'passkey',
  by: 'account',
  adds: { documents: { onetimetokens: 240 }, kB: 120 },
};

/** Routes of users for their own access. */
export const ACCESS_FLOODS: Table = {
  [`POST ${API}/logout`]: { budget: 'general', by: 'address' },
  [`PUT ${API}/language`]: {
    ...{ budget: 'general', by: 'address' },
    prepare: by(withPassword, (n) => ({
      path: `${API}/language`,
      body: { language: n % 2 === 0 ? 'de' : 'en' },
    })),
  },
  [`POST ${API}/change-email`]: {
    ...{ budget: 'reset', by: 'account' },
    prepare: by(withPassword, (n, { id }) => ({
      path: `${API}/change-email`,
      body: { email: `next${n}.${id}@firma.example`, password: PASSWORD },
    })),
    adds: { documents: { onetimetokens: 1, attempts: 7 }, mails: 6 },
  },
  [`POST ${API}/change-password`]: {
    ...{ budget: 'new-password', by: 'account' },
    prepare: by(withPassword, (n) => ({
      path: `${API}/change-password`,
      body: n % 2 === 0 ? { current: PASSWORD, new: NEXT } : { current: NEXT, new: PASSWORD },
    })),
    adds: { documents: { attempts: 10 }, mails: 10 },
  },
  [`POST ${API}/calendar-feed`]: {
    ...{ budget: 'access', by: 'account' },
    prepare: by(ofCompany, () => ({ path: `${API}/calendar-feed`, body: {} })),
    adds: { documents: { calendarFeeds: 1 }, mails: 20 },
  },
  [`POST ${API}/confirm`]: {
    ...{ budget: 'sign-in', by: 'account' },
    prepare: by(withPassword, () => ({ path: `${API}/confirm`, body: { password: 'not the right one' } })),
    adds: { documents: { attempts: 2 } },
  },
  [`POST ${API}/confirm/passkey`]: challenges,
  [`POST ${API}/factors/passkeys/options`]: {
    ...challenges,
    prepare: by(withPassword, () => ({ path: `${API}/factors/passkeys/options`, body: {} })),
  },
  [`POST ${API}/factors/codes`]: {
    ...{ budget: 'access', by: 'account' },
    prepare: by(withPassword, () => ({ path: `${API}/factors/codes`, body: {} })),
    adds: { documents: { signinfactors: 1 } },
  },
  [`POST ${API}/factors/codes/confirm`]: {
    ...{ budget: 'sign-in', by: 'account' },
    prepare: by(withPassword, () => ({ path: `${API}/factors/codes/confirm`, body: { code: '123456' } })),
  },
  [`POST ${API}/factors/passkeys`]: {
    ...{ budget: 'access', by: 'refused' },
    prepare: by(withPassword, () => ({
      path: `${API}/factors/passkeys`,
      body: { name: 'Laptop', credential: NO_PASSKEY },
    })),
  },
  [`POST ${API}/factors/recovery-codes`]: {
    ...{ budget: 'access', by: 'account' },
    prepare: by(withApp, () => ({ path: `${API}/factors/recovery-codes`, body: {} })),
    adds: { mails: 20 },
  },
  [`POST ${API}/sign-in/code`]: {
    ...{ budget: 'sign-in', by: 'account', prepare: betweenSteps('code', { code: '12345' }) },
    adds: { documents: { attempts: 2 } },
  },
  [`POST ${API}/sign-in/passkey`]: {
    ...{ budget: 'sign-in', by: 'account', prepare: betweenSteps('passkey', { credential: NO_PASSKEY }) },
    adds: { documents: { attempts: 2 } },
  },
  [`POST ${API}/sign-in/passkey/options`]: { ...challenges, prepare: betweenSteps('passkey/options', {}) },
};
