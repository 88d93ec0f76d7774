import { AlertsService } from '../../../api/src/saved-searches/application/alerts.service.ts';
import type { TestApp } from '../app/app.ts';
import type { SentMail } from '../stand-ins/mailer.ts';
import type { SignedIn } from './people.ts';

interface Saved {
  _id: string;
  name: string;
  query: string;
  newCount: number;
  paused: string | null;
  cadence: string;
}

const pathOf = (owner: SignedIn): string =>
  owner.email.startsWith('admin') ? '/api/admin/saved-searches' : '/private/api/saved-searches';

/** Saves a search, by default of jobs and without alerts. */
export async function saveSearch(owner: SignedIn, search: Record<string, string> = {}): Promise<Saved> {
  const { body } = await owner
    .post(pathOf(owner), { kind: 'job', query: '', name: 'Search', ...search })
    .expect(201);
  return (body as { search: Saved }).search;
}

export async function searchesOf(owner: SignedIn): Promise<Saved[]> {
  return (await owner.get(pathOf(owner)).expect(200)).body as Saved[];
}

/** Moves the clock to an instant, sends what alerts are due, and returns all alerts sent so far to an address. */
export async function alertsAt(app: TestApp, at: string, address?: string): Promise<SentMail[]> {
  app.clock.set(at);
  await app.app.get(AlertsService, { strict: false }).send();
  const isAlert = /because you have saved a search/;
  return (await app.mails()).filter(({ text, to }) => isAlert.test(text) && (!address || to === address));
}
