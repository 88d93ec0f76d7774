import type { Response } from 'supertest';
import type { SignedIn } from './people.ts';

const SITE = '/api/admin/career-site';

/** Adds a member of the team and returns the id. */
export async function aMember(admin: SignedIn, fields: object = {}): Promise<string> {
  const input = {
    name: 'Katrin Lehmann',
    role: { en: 'Head of Finance', de: 'Leitung Finanzen' },
    ...fields,
  };
  const { body } = await admin.post(`${SITE}/team`, input).expect(201);
  return (body as { member: { _id: string } }).member._id;
}

/** Sends a portrait of a member, with the day of the consent unless it is null. */
export function sendPortrait(
  by: SignedIn,
  id: string,
  content: Buffer,
  { name = 'me.jpg', type = 'image/jpeg', on = '2020-01-02' as string | null } = {},
): Promise<Response> {
  const request = by.put(`${SITE}/team/${id}/portrait`);
  // A client that sends a body of its own would send no form.
  const form = request.attach('portrait', content, { filename: name, contentType: type });
  return (on === null ? form : form.field('consent_on', on)) as unknown as Promise<Response>;
}
