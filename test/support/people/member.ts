import type { Response } from 'supertest';
import type { Role } from '@consulting/contracts';
import { PasswordHasher } from '../../../api/src/auth/passwords/application/passwords.ports.ts';
import type { SessionAudience } from '../../../api/src/auth/sessions/domain/session.ts';
import { PASSWORD } from './accounts.ts';
import type { TestApp } from '../app/app.ts';
import { codeOf, STEP } from './authenticator.ts';
import { signIn, signInAdmin, type SignedIn } from './people.ts';

const API = { user: '/private/api', admin: '/api/admin' };
const LOGIN = { user: '/public/api/v0/login', admin: '/public/api/v0/admin/login' };

let calls = 0;

/** Somebody with a password and, once it is added, an authenticator app: a user or an administrator. */
export class Member {
  /** Of the app that was added last. */
  key = '';
  recoveryCodes: string[] = [];

  private constructor(
    private readonly app: TestApp,
    readonly audience: SessionAudience,
    /** With a session that is open. */
    readonly person: SignedIn,
  ) {}

  static async of(
    app: TestApp,
    audience: SessionAudience = 'user',
    role: Role = 'Freelancer',
  ): Promise<Member> {
    const person = await (audience === 'user' ? signIn(app, role) : signInAdmin(app));
    const passwordHash = await app.app.get<PasswordHasher>(PasswordHasher, { strict: false }).hash(PASSWORD);
    const model = app.connection.model(audience === 'user' ? 'User' : 'Admin');
    await model.updateOne({ _id: person.id }, { $set: { passwordHash } });
    return new Member(app, audience, person);
  }

  /** With an app, whose first code is used up. */
  static async withApp(app: TestApp, audience: SessionAudience = 'user'): Promise<Member> {
    const member = await Member.of(app, audience);
    await member.addApp();
    return member;
  }

  get id(): string {
    return this.person.id;
  }

  get email(): string {
    return this.person.email;
  }

  /** An own route: `factors`, `sign-in/code`. */
  path(route: string): string {
    return `${API[this.audience]}/${route}`;
  }

  /**
   * Asks under a token, that of the open session if none is given. Where a proxy is trusted (TRUST_PROXY=1) each call comes
   * from a network address of its own, so that only the budgets of the account count.
   */
  ask(method: 'get' | 'post' | 'delete', route: string, body?: object, token = this.person.token) {
    const number = ++calls;
    return this.app.request[method](this.path(route))
      .set('authorization', `Bearer ${token}`)
      .set('x-forwarded-for', `10.2.${number >> 8}.${number & 255}`)
      .send(body);
  }

  /** What the app shows, or will show so many steps later. */
  code(steps = 0): string {
    return codeOf(this.app, this.key, steps);
  }

  async offer(): Promise<string> {
    const { status, body } = await this.ask('post', 'factors/codes');
    if (status !== 200) throw new Error(`Not offered: ${JSON.stringify(body)}`);
    return (body as { key: string }).key;
  }

  /** All the way, and on to the step after it. */
  async addApp(): Promise<void> {
    this.key = await this.offer();
    const { status, body } = await this.ask('post', 'factors/codes/confirm', { code: this.code() });
    if (status !== 200) throw new Error(`Not added: ${JSON.stringify(body)}`);
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    if (recoveryCodes.length > 0) this.recoveryCodes = recoveryCodes;
    this.app.clock.advance(STEP);
  }

  /** The first step of signing in. */
  async login(password = PASSWORD): Promise<Response> {
    const number = ++calls;
    return this.app.request
      .post(LOGIN[this.audience])
      .set('x-forwarded-for', `10.2.${number >> 8}.${number & 255}`)
      .send({ email: this.email, password });
  }

  /** The token of the step after the password. */
  async stageToken(): Promise<string> {
    const { status, body } = await this.login();
    if (status !== 200 || !body.stage) throw new Error(`No stage: ${JSON.stringify(body)}`);
    return (body as { token: string }).token;
  }

  /** The second step. */
  async sendCode(token: string, code: string): Promise<Response> {
    return this.ask('post', 'sign-in/code', { code }, token);
  }

  /** Both steps with this code: the status of the second. */
  async signInWith(code: string): Promise<number> {
    return (await this.sendCode(await this.stageToken(), code)).status;
  }

  /** Whether this is the token of a session. */
  async isAlive(token = this.person.token): Promise<boolean> {
    return (await this.ask('get', 'me', undefined, token)).status === 200;
  }
}
