import { Types } from 'mongoose';
import { engines } from '../../../../../../test/support/app/database.ts';
import { Installation } from '../../../../../../test/support/app/installation.ts';
import { MIGRATIONS } from '../migrations.ts';

describe.each(engines())('texts from before they were cleaned, on %s', (engine) => {
  let product: Installation;
  beforeAll(async () => {
    product = await Installation.create(engine);
    await product.start();
  });
  afterAll(() => product.end());

  it('are clean, found, and nothing else is touched', async () => {
    const { connection } = product;
    const job = {
      _id: new Types.ObjectId(),
      title: 'SAP\u00a0Berater\u2028EWM',
      description: 'Zwei\r\nZeilen\u00ad und\n\uf0b7\teine Liste',
      location: 'Nu\u0308rnberg',
      search: 'SAP\u00a0Berater\u2028EWM Nu\u0308rnberg',
      words: ['old'],
      createdAt: new Date('2026-01-01'),
      bytes: Buffer.from([0, 1]),
      qualifications: ['S/4\u200bHANA'],
      pages: { en: { city: 'Ber\u00adlin', slug: null } },
      openedAt: null,
    };
    await connection.collection('jobs').insertOne(job);
    const [first, second] = [new Types.ObjectId(), new Types.ObjectId()];
    await connection.collection('users').insertMany([
      {
        _id: first,
        email: 'zw5\u00ad@mail.example',
        emailKey: 'zw5\u00ad@mail.example',
        first_name: ' Ann ',
      },
      { _id: second, email: 'ben@mail.example', emailKey: 'ben@mail.example' },
      // Cleaned, this would be the address of the one before.
      { email: 'b\u200ben@mail.example', emailKey: 'b\u200ben@mail.example' },
    ] as never[]);
    const migration = MIGRATIONS.find(({ number }) => number === 36)!;
    const configured = { oidcIssuer: '', auegPermit: null };
    for (let times = 0; times < 2; times++) await migration.run(connection.db!, connection, configured);

    const stored = await connection.collection('jobs').findOne({ _id: job._id });
    expect(stored).toMatchObject({
      title: 'SAP Berater EWM',
      description: 'Zwei\nZeilen und\n- eine Liste',
      location: 'Nürnberg',
      search: 'SAP Berater EWM Nürnberg',
      createdAt: job.createdAt,
      qualifications: ['S/4HANA'],
      pages: { en: { city: 'Berlin', slug: null } },
      openedAt: null,
    });
    expect(Buffer.from((stored as unknown as { bytes: { buffer: Uint8Array } }).bytes.buffer)).toEqual(
      job.bytes,
    );
    expect(JSON.stringify((stored as unknown as { words: unknown }).words)).not.toContain('old');
    const users = await connection.collection('users').find().sort({ _id: 1 }).toArray();
    const addresses = users.map(({ email, emailKey }) => [email, emailKey] as string[]);
    expect(addresses).toEqual([
      ['zw5@mail.example', 'zw5@mail.example'],
      ['ben@mail.example', 'ben@mail.example'],
      ['b\u200ben@mail.example', 'b\u200ben@mail.example'],
    ]);
    expect(users[0]).toMatchObject({ first_name: 'Ann' });
  });
});
