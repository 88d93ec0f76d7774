import { TABLE } from '../permissions/table.ts';
import type { World } from '../permissions/world.ts';
import type { Foreign } from './entries.ts';
import { declared } from './expected.ts';
import { foreignIds } from './foreign-ids.ts';
import type { Marks } from './marks.ts';
import { requestOf, type Sender } from './send.ts';

/** Lets each owner read all of their own: what is foreign to others stands in these answers. */
export async function readByOwners(sender: Sender, foreign: Foreign, marks: Marks): Promise<void> {
  const owners = {
    JobSeeker: foreign.seeker,
    Freelancer: foreign.freelancer,
    B2B: foreign.company,
    admin: foreign.admin,
  };
  const reads = TABLE.filter(({ operation }) => operation.startsWith('GET '));
  for (const [identity, caller] of Object.entries(owners))
    for (const entry of reads) {
      if (declared(entry, { as: identity as keyof typeof owners }) >= 300) continue;
      const named = foreignIds(entry.operation, foreign);
      for (const given of named.length > 0 ? named : [{}])
        marks.readByOwner((await sender.send(requestOf(entry, { caller, given }))).text);
    }
}

/** Lets a guest open the own application, and send it: then the firm reads its CV. */
export async function readByGuest(world: World, { guestLink }: Foreign, marks: Marks): Promise<void> {
  const opened = await world.app.request
    .post('/public/api/v0/apply/opened')
    .send({ token: guestLink })
    .expect(200);
  marks.readByOwner(opened.text);
  await world.app.request.post('/public/api/v0/apply/confirm').send({ token: guestLink }).expect(200);
  const [newest] = (await world.admin.get('/api/admin/applications').expect(200)).body as { _id: string }[];
  const cv = await world.admin.get(`/api/admin/applications/${newest?._id}/cv`).expect(200);
  marks.readByOwner(String(cv.body));
}
