import { OneTimeTokens } from '../../../../../api/src/auth/sessions/application/one-time-tokens.ts';
import type { TokenPurpose } from '../../../../../api/src/auth/sessions/domain/one-time-token.ts';
import type { SessionAudience } from '../../../../../api/src/auth/sessions/domain/session.ts';
import { AvailabilityRemindersService } from '../../../../../api/src/users/application/availability-reminders.service.ts';
import { Guests } from '../../../../support/people/guests.ts';
import type { SignedIn } from '../../../../support/people/people.ts';
import { aProposal } from '../../../../support/people/proposals.ts';
import type { World } from '../permissions/world.ts';

/** Each kind of link that is mailed or handed out: makes one of somebody and returns its token. */
export const LINKS: Readonly<Record<string, (world: World) => Promise<string>>> = {
  'link to confirm an address': oneTime('verify-email'),
  'link to reset a password': oneTime('reset-password'),
  'link to a new address': oneTime('change-email'),
  'link back to the former address': oneTime('undo-email-change'),
  'code of a sign-in': oneTime('exchange'),
  invitation: oneTime('invitation', 'admin'),
  'calendar feed of a company': async (world) => feedOf(await world.user('B2B'), '/private/api'),
  'calendar feed of an administrator': async (world) => feedOf(await world.newAdmin(), '/api/admin'),
  'link that switches a mail off': mailed('unsubscribe'),
  'link that confirms an availability': mailed('availability'),
  'link of a question about the pool': mailed('pool'),
  'link of a proposal': mailed('proposal'),
  'link of a guest application': async (world) => {
    const [guests, { email }] = [new Guests(world.app, world.admin), await world.user('JobSeeker')];
    await guests.apply(await world.job(), { email: `guest-${email}` }).expect(202);
    return guests.tokenFor(`guest-${email}`);
  },
};

/** A link that needs nothing but the account. */
function oneTime(purpose: TokenPurpose, audience: SessionAudience = 'user') {
  return async (world: World): Promise<string> => {
    const { id, email } = await (audience === 'user' ? world.user('JobSeeker') : world.newAdmin());
    const tokens = world.app.app.get(OneTimeTokens, { strict: false });
    return tokens.issue(purpose, { audience, id }, purpose === 'invitation' ? '' : `next-${email}`);
  };
}

export async function feedOf(person: SignedIn, prefix: string): Promise<string> {
  const { url } = (await person.post(`${prefix}/calendar-feed`).expect(201)).body as { url: string };
  return /calendar\/([\w-]+)\.ics/.exec(url)?.[1] ?? '';
}

/** A link to this page that comes by mail. */
function mailed(page: string) {
  return async (world: World): Promise<string> => {
    const readers = { freelancer: await world.available(), seeker: await world.user('JobSeeker') };
    await mailEachLink(world, readers);
    const found = (await mailsTo(world, Object.values(readers))).flatMap((mail) =>
      [...mail.matchAll(new RegExp(`/${page}/([\\w-]{43})`, 'g'))].map(([, token]) => token),
    );
    const token = found.at(-1);
    if (token === undefined) throw new Error(`No link to ${page} was mailed`);
    return token;
  };
}

/** Does what mails each kind of link to somebody: a message, a rejection, a proposal, a reminder. */
export async function mailEachLink(
  world: World,
  { freelancer, seeker }: { freelancer: SignedIn; seeker: SignedIn },
): Promise<void> {
  const { app, admin } = world;
  await admin.post('/api/admin/messages/send-from-admin', { recipientId: seeker.id, content: 'Hello' });
  const applied = await seeker.post('/api/apply', { jobId: await world.job() }).expect(201);
  const { applicationId } = applied.body as { applicationId: string };
  await admin.patch(`/api/admin/applications/${applicationId}`, { status: 'rejected' }).expect(200);
  await aProposal(admin, freelancer, await world.projectOf(await world.user('B2B')));
  await app.connection.model('User').updateOne({ _id: freelancer.id }, { remindAt: app.clock.now() });
  await app.app.get(AvailabilityRemindersService, { strict: false }).send();
}

/** Returns the mails to these people, each as one text with its head. */
export async function mailsTo({ app }: World, people: readonly SignedIn[]): Promise<string[]> {
  const mails = (await app.mails()).filter(({ to }) => people.some(({ email }) => email === to));
  return mails.map((mail) => JSON.stringify(mail));
}
