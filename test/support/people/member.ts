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

/** Returns a network address that no other call or member of this file has. */
const anAddress = (): string => {
  const number = ++calls;
  return `10.2.${number >> 8}.${number & 255}`;
};

/** A user or an administrator with a password and, once it is added, an authenticator app. */
export class Member {
  /** The key of the app that was added last. */
  key = '';
  recoveryCodes: string[] = [];
  /** A network address of the member’s own. */
  readonly home = anAddress();

  private constructor(
    private readonly app: TestApp,
    readonly audience: SessionAudience,
    /** With an open session. */
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

  /** Creates one with an app, whose first code is used up. */
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

  /** The path of a route for the member: `factors`, `sign-in/code`. */
  path(route: string): string {
    return `${API[this.audience]}/${route}`;
  }

  /**
   * Sends a request with a token, by default that of the open session. Behind a trusted proxy (TRUST_PROXY=1) each call
   * comes from its own network address by default, so that only the budgets of the account count. When the answer
   * replaces the open session, later calls send its new token.
   */
  ask(
    method: 'get' | 'post' | 'delete',
    route: string,
    body?: object,
    token = this.person.token,
    address = anAddress(),
  ) {
    return this.app.request[method](this.path(route))
      .set('authorization', `Bearer ${token}`)
      .set('x-forwarded-for', address)
      .on('response', ({ body: said }: Response) => {
        const next = (said as { token?: string }).token;
        if (token === this.person.token && next !== undefined) this.person.token = next;
      })
      .send(body);
  }

  /** Returns the code that the app shows now, or the given steps later. */
  code(steps = 0): string {
    return codeOf(this.app, this.key, steps);
  }

  async offer(): Promise<string> {
    const { status, body } = await this.ask('post', 'factors/codes');
    if (status !== 200) throw new Error(`Not offered: ${JSON.stringify(body)}`);
    return (body as { key: string }).key;
  }

  /** Adds an app, and moves on by one step. */
  async addApp(): Promise<void> {
    this.key = await this.offer();
    const { status, body } = await this.ask('post', 'factors/codes/confirm', { code: this.code() });
    if (status !== 200) throw new Error(`Not added: ${JSON.stringify(body)}`);
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    if (recoveryCodes.length > 0) this.recoveryCodes = recoveryCodes;
    this.app.clock.advance(STEP);
  }

  /** The first step of signing in. */
  async login(password = PASSWORD, address = anAddress()): Promise<Response> {
    return this.app.request
      .post(LOGIN[this.audience])
      .set('x-forwarded-for', address)
      .send({ email: this.email, password });
  }

  /** Returns the token of the step after the password. */
  async stageToken(): Promise<string> {
    const { status, body } = await this.login();
    if (status !== 200 || !body.stage) throw new Error(`No stage: ${JSON.stringify(body)}`);
    return (body as { token: string }).token;
  }

  /** The second step. */
  async sendCode(token: string, code: string, address = anAddress()): Promise<Response> {
    return this.ask('post', 'sign-in/code', { code }, token, address);
  }

  /** Signs in with this code and returns the status of the second step. */
  async signInWith(code: string): Promise<number> {
    return (await this.sendCode(await this.stageToken(), code)).status;
  }

  /** Tells whether this is the token of a session. */
  async isAlive(token = this.person.token): Promise<boolean> {
    return (await this.ask('get', 'me', undefined, token)).status === 200;
  }
}
