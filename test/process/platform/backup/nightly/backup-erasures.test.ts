import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AdminsService } from '../../../../../api/src/auth/account/application/admins.service.ts';
import { ApiKeysService } from '../../../../../api/src/api-keys/application/api-keys.service.ts';
import { ContactService } from '../../../../../api/src/contact/application/contact.service.ts';
import { AdminConsultantsService } from '../../../../../api/src/consultants/application/admin-consultants.service.ts';
import { aConsultant } from '../../../../../api/src/consultants/domain/consultant.fixture.ts';
import { AdminEmployeesService } from '../../../../../api/src/employees/application/admin-employees.service.ts';
import { PeopleService } from '../../../../../api/src/people/application/people.service.ts';
import { Erasures } from '../../../../../api/src/platform/erasures/erasures.ts';
import { PoolService } from '../../../../../api/src/pool/application/pool.service.ts';
import { ProjectsService } from '../../../../../api/src/projects/application/projects.service.ts';
import { ProposalAnswersService } from '../../../../../api/src/proposals/application/proposal-answers.service.ts';
import { ProposalLinks } from '../../../../../api/src/proposals/application/proposal-links.ts';
import { ProposalsService } from '../../../../../api/src/proposals/application/proposals.service.ts';
import { UnitOfWork } from '../../../../../api/src/platform/database/unit-of-work.ts';
import { AccountsService } from '../../../../../api/src/users/application/accounts.service.ts';
import { UsersService } from '../../../../../api/src/users/application/users.service.ts';
import { engines } from '../../../../support/app/database.ts';
import { filesIn, Installation } from '../../../../support/app/installation.ts';
import { PROFILE } from '../../../../support/people/proposals.ts';

describe.each(engines())('what was erased after a backup, on %s', (engine) => {
  let product: Installation;
  beforeEach(async () => {
    product = await Installation.create(engine);
    await product.start();
  });
  afterEach(() => product.end());

  const aUser = async (email: string) => {
    const about = { first_name: 'Lena', last_name: 'Vogt', email, country: 'Germany', emailVerified: true };
    const { user } = await product
      .get(AccountsService)
      .create({ ...about, role: 'JobSeeker', passwordHash: null });
    const content = Buffer.from(`%PDF-1.7 ${email}`);
    await product.get(UsersService).updateProfile(user.id, {}, { cv: { filename: 'cv.pdf', content } });
    return user.id;
  };
  const anAdmin = async (email: string) => {
    const input = { email, phone: '+49 30 1234567', password: 'a long enough pass phrase' };
    return (await product.get(AdminsService).create(input)).id;
  };
  const anEmployee = async (adminId: string) => {
    const skills = { name: 'Jonas Roth', email: 'jonas@example.com', skills: 'SAP', companyName: 'Spree AG' };
    const details = { ...skills, position: '', experience: [], qualification: [] };
    const made = await product.get(AdminEmployeesService).create(adminId, details as never);
    return made.id;
  };
  const aContact = async () => {
    const message = { kind: 'contact' as const, name: 'Ann', email: 'ann@example.com', message: 'Hello' };
    await product.get(ContactService).receive(message, { elapsed: 60_000 } as never);
    const found = await product.connection.collection('conversations').findOne({ kind: 'contact' });
    return String(found?._id);
  };

  const aKey = async (adminId: string) => {
    const fields = { name: 'Timesheets', scopes: ['jobs:read'], networks: [], days: 30 } as const;
    return product.get(ApiKeysService).create({ id: adminId } as never, fields);
  };

  /** Counts the named documents. */
  const left = async (ids: string[]) => {
    let count = 0;
    for (const name of ['users', 'admins', 'employees', 'conversations'])
      for (const { _id } of await product.documents(name)) if (ids.includes(String(_id))) count += 1;
    return count;
  };

  /** Erases all kinds, as users do, after the backup was made. */
  async function eraseAfterBackup() {
    const [keeper, gone] = [await anAdmin('keeper@example.com'), await anAdmin('gone@example.com')];
    const user = await aUser('lena@example.com');
    const stays = await aUser('mara@example.com');
    const [employee, contact] = [await anEmployee(keeper), await aContact()];
    const { key, text } = await aKey(keeper);
    const pool = product.get(PoolService);
    await product.get(UnitOfWork).run(async () => pool.ask(await product.get(UsersService).lock(stays)));
    await pool.answer(stays, 'yes');
    const backup = await product.backup();
    const files = await filesIn(backup);
    expect(files.some(({ content }) => content.includes(key.start))).toBe(true);
    expect(files.filter(({ content }) => content.includes(text.slice(key.start.length)))).toEqual([]);
    await product.get(ApiKeysService).revoke({ id: keeper } as never, key.id);
    await product.get(PeopleService).erase(keeper, user, 'Asked for by letter');
    await product.get(AdminEmployeesService).remove(keeper, employee);
    await product.get(ContactService).remove(keeper, contact);
    await pool.takeBack(stays);
    await product.get(AdminsService).remove({ id: keeper, email: 'keeper@example.com' } as never, gone);
    // Created and erased after the backup: nothing is left to erase.
    const late = await aUser('late@example.com');
    await product.get(UsersService).erase(late);
    const erased = [user, employee, contact, gone];
    expect(await left(erased)).toBe(0);
    return { backup, erased, stays, keeper, key: key.id };
  }

  it('is erased again, told by the ledger in DATA_DIR when the store is lost', async () => {
    const { backup, erased, stays, keeper, key } = await eraseAfterBackup();
    await product.stop();
    await product.wipe();
    const ledger = await readFile(join(product.settings.dataDir, 'erasures.txt'), 'utf8');
    expect(
      ledger.match(/^\S+ (user|employee|contact|admin|api-key|pool-consent):[0-9a-f]{24}$/gm),
    ).toHaveLength(7);
    expect(ledger).not.toContain('@');

    expect(await product.restore(backup)).toMatchObject({ toRepeat: { erasures: 7 }, left: { erasures: 0 } });
    expect(await left(erased)).toBe(0);
    expect(await left([stays, keeper])).toBe(2);
    const [revoked, ...others] = await product.documents('apikeys');
    expect([String(revoked?._id), others]).toEqual([key, []]);
    expect(revoked).toMatchObject({ revokedAt: expect.any(Date) });
    // A consent that was taken back stays so.
    expect(await product.documents('poolConsents')).toMatchObject([{ answer: 'no', until: null }]);
    const [mara] = (await product.documents('users')).filter(({ _id }) => String(_id) === stays);
    expect(mara).toMatchObject({ poolUntil: null, inPool: false });
    const noted = await product.documents('erasures');
    expect(noted).toHaveLength(7);
    expect(noted.every((one) => !('again' in one))).toBe(true);
    // The CV has no owner any more, and the next sweep removes it.
    const states = (await product.documents('files')).map(({ state }) => state);
    expect(states.sort()).toEqual(['attached', 'released']);
    // A restore of the same backup still knows the erasure, from the store that it replaces.
    await rm(join(product.settings.dataDir, 'erasures.txt'));
    expect(await product.restore(backup, { replace: true })).toMatchObject({ toRepeat: { erasures: 7 } });
    expect(await left(erased)).toBe(0);
  });

  it('is known from a later backup beside it', async () => {
    const { backup, erased } = await eraseAfterBackup();
    await product.backup();
    await product.stop();
    await product.wipe();
    await rm(join(product.settings.dataDir, 'erasures.txt'));
    expect(await product.restore(backup)).toMatchObject({ toRepeat: { erasures: 7 }, left: { erasures: 0 } });
    expect(await left(erased)).toBe(0);
  });

  it('is a consultant with the agreed profiles, whose name no audit entry has any more', async () => {
    const by = { kind: 'admin', id: await anAdmin('keeper@example.com'), confirmedAt: new Date() } as const;
    const company = { first_name: 'Nora', last_name: 'Lindt', email: 'nora@example.com', country: 'Germany' };
    const { user: owner } = await product
      .get(AccountsService)
      .create({ ...company, company_name: 'Spree AG', emailVerified: true, role: 'B2B', passwordHash: null });
    const details = { title: 'Roll-out', description: 'Two centres' };
    const { project } = await product.get(ProjectsService).create(owner.id, details);
    const desk = product.get(AdminConsultantsService);
    const { id } = await desk.create(by, aConsultant({ name: 'Karl Voss', listed: false }));
    await desk.change(by, id, { position: 'Architect' });
    const asked = { projectId: project.id, subject: { kind: 'consultant', id }, profile: PROFILE } as const;
    const { proposal } = await product.get(ProposalsService).propose(by, asked);
    const token = product.get(ProposalLinks).tokenOf(proposal);
    await product.get(ProposalAnswersService).answerByLink(token, 'agree', '');
    const named = async () =>
      (await Promise.all(['audit', 'consultants'].map((name) => product.documents(name))))
        .flat()
        .filter((one) => JSON.stringify(one).includes('Voss')).length;
    expect(await named()).toBeGreaterThan(2);
    const backup = await product.backup();
    await desk.remove(by, id);
    expect(await named()).toBe(0);
    await product.stop();

    expect(await product.restore(backup, { replace: true })).toMatchObject({
      toRepeat: { erasures: 1 },
      left: { erasures: 0 },
    });
    expect(await named()).toBe(0);
    expect(await product.documents('consultants')).toEqual([]);
    expect(await product.documents('proposals')).toEqual([]);
    expect((await product.documents('audit')).some(({ targetId }) => targetId === id)).toBe(true);
  });

  it('is not in the ledger when the erasure was undone', async () => {
    const id = await aUser('lena@example.com');
    const undone = product.get(UnitOfWork).run(async () => {
      await product.get(UsersService).erase(id);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await product.get(UnitOfWork).run(() => product.get(Erasures).note('user', 'a'.repeat(24)));
    await product.stop();
    const ledger = await readFile(join(product.settings.dataDir, 'erasures.txt'), 'utf8');
    expect(ledger.trim().split('\n')).toEqual([expect.stringMatching(/ user:a{24}$/)]);
  });
});
