import { rm } from 'node:fs/promises';
import { JsonLogger } from '../../../../../api/src/platform/logging/json-logger.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { describeOn } from '../../../../support/app/database.ts';
import { writeSite } from '../../../../support/app/site-world.ts';
import { KINDS } from '../foreign/callers.ts';
import { foreignEntries, type Foreign } from '../foreign/entries.ts';
import { FILES } from '../foreign/files.ts';
import { Marks } from '../foreign/marks.ts';
import { Matrix } from '../foreign/matrix.ts';
import { readByGuest, readByOwners } from '../foreign/owners.ts';
import { Sender } from '../foreign/send.ts';
import { PAGES } from '../foreign/site.ts';
import { Store } from '../foreign/store.ts';
import { Tally } from '../foreign/tally.ts';
import { VARIANTS } from '../foreign/variants.ts';
import { TABLE } from '../permissions/table.ts';
import { World } from '../permissions/world.ts';

// Callers of every kind send every request that the server answers, with ids of entries that belong to others. Each of
// these entries has words and ids that stand nowhere else, so that an answer which shows one of them is found, and the
// store is compared with what it was.

const marks = new Marks();
const tally = new Tally();
let folder: string;
let app: TestApp;
let world: World;
let sender: Sender;
let foreign: Foreign;
let store: Store;
let matrix: Matrix;

// The permissions send every query of these requests to each engine; here are thirty thousand of them.
describeOn('embedded')('what belongs to others', () => {
  beforeAll(async () => {
    folder = await writeSite(PAGES);
    // An identity provider that is not set up answers 503, which the log would have once for each caller.
    app = await startApp({ siteFolder: folder, logger: new JsonLogger('silent') });
    sender = new Sender(app);
    world = await World.of(app);
    foreign = await foreignEntries(world, marks);
    store = await Store.of(app.connection);
    matrix = new Matrix({ world, foreign, marks, store, sender, tally });
  });
  afterAll(async () => {
    sender.close();
    await app.close();
    await rm(folder, { recursive: true });
    process.stdout.write(`${tally.table()}\n${marks.size} marks in foreign entries\n`);
  });

  it.each(KINDS.map((kind) => [kind.name, kind] as const))(
    '%s: no route shows or changes what is foreign',
    async (_, kind) => {
      expect(await matrix.run(kind)).toEqual([]);
      expect(tally.routesOf(kind.name)).toBe(TABLE.length + FILES.length);
    },
  );

  it.each(Object.entries(VARIANTS))(
    '%s: a request that is written like this shows and changes nothing foreign either',
    async (_, vary) => {
      expect(await matrix.runWith(vary)).toEqual([]);
    },
  );

  it('every mark is read by those who may, so that none is missing because it stands nowhere', async () => {
    await readByOwners(sender, foreign, marks);
    await readByGuest(world, foreign, marks);
    expect(marks.unread()).toEqual([]);
  });

  it('a foreign entry that is changed or removed is found by the comparison', async () => {
    const { company, ids } = foreign;
    const changed = { title: 'Changed', description: 'EWM' };
    await company.put(`/private/api/projects/${ids['draft']}`, changed).expect(200);
    await company.delete(`/private/api/employees/${ids['employee']}`).expect(200);
    expect((await store.compared()).changed).toEqual(
      expect.arrayContaining([`projects ${ids['draft']}`, `employees ${ids['employee']}`]),
    );
  });
});
