import type { Response } from 'supertest';
import { AccountsService } from '../../../api/src/users/application/accounts.service.ts';
import { aPdf } from '../../../api/src/shared/http/upload/pdf.fixture.ts';
import type { TestApp } from '../app/app.ts';
import { tokenOf } from '../stand-ins/mailer.ts';
import type { SignedIn } from './people.ts';
import { Placements } from './placement.ts';

interface Sent {
  email: string;
  kind?: 'jobs' | 'projects';
  cv?: Buffer;
  fields?: Record<string, string>;
}

/** Applying without an account. */
export class Guests extends Placements {
  constructor(
    private readonly at: TestApp,
    private readonly desk: SignedIn,
  ) {
    super(at, desk);
  }

  apply(id: string, { email, kind = 'jobs', cv = aPdf(), fields = {} }: Sent) {
    const form = {
      first_name: 'Nadine',
      last_name: 'Berger',
      email,
      elapsed: '48000',
      website: '',
      ...fields,
    };
    return this.at.request
      .post(`/public/api/v0/${kind}/${id}/apply`)
      .field(form)
      .attach('cv', cv, 'Lebenslauf.pdf');
  }

  /** Does something with the mailed link. */
  async link(step: 'opened' | 'confirm' | 'discard', body: object): Promise<Response> {
    return this.at.request.post(`/public/api/v0/apply/${step}`).send(body);
  }

  async mailsTo(email: string) {
    const mails = (await this.at.mails()).filter(({ to }) => to === email);
    return mails.map((mail) => ({ ...mail, token: tokenOf(mail.link) }));
  }

  /** Returns the token of the newest mail with a link that sends an application. */
  async tokenFor(email: string): Promise<string> {
    const mails = await this.mailsTo(email);
    return mails.filter(({ subject }) => subject === CONFIRM).at(-1)!.token;
  }

  account(email: string) {
    return this.at.app.get(AccountsService, { strict: false }).findByEmail(email);
  }

  /** Returns the desk's entries of this applicant. */
  async onDesk(email: string) {
    const { body } = await this.desk.get('/api/admin/applications');
    return (body as { _id: string; applicant: { email: string } }[]).filter(
      ({ applicant }) => applicant.email === email,
    );
  }

  waiting(): Promise<number> {
    return this.at.connection.collection('guestapplications').countDocuments({ sentAt: null });
  }

  filesIn(state: 'attached' | 'released'): Promise<number> {
    return this.at.connection.collection('files').countDocuments({ state });
  }
}

export const CONFIRM = 'Please confirm your application';
