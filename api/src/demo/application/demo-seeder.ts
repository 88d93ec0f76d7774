import { Injectable } from '@nestjs/common';
import { AdminsService } from '../../auth/account/application/admins.service.ts';
import { PasswordCheck } from '../../auth/passwords/application/password-check.ts';
import { Settings } from '../../config/settings.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Files } from '../../platform/files/files.ts';
import { PUBLIC_LISTS, Revisions } from '../../platform/revisions/revisions.ts';
import { ProposalLinks } from '../../proposals/application/proposal-links.ts';
import { Clock } from '../../shared/time/clock.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import { DEMO_ADMIN, DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from '../data/demo-people.ts';
import { onePagePdf } from './demo-pdf.ts';
import { demoSet } from './demo-set.ts';
import { DemoTeam } from './demo-team.ts';
import { DemoStore } from './demo.ports.ts';

/** Fills an empty store with demo data, outside production only. */
@Injectable()
export class DemoSeeder {
  constructor(
    private readonly store: DemoStore,
    private readonly team: DemoTeam,
    private readonly admins: AdminsService,
    private readonly passwords: PasswordCheck,
    private readonly links: ProposalLinks,
    private readonly files: Files,
    private readonly revisions: Revisions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Seeds if SEED_DEMO is set and the store is empty. Everything is written in one unit of work; if the process dies
   * before, the next start begins again, and the sweep removes the files. Returns true when there is demo data
   * afterwards.
   */
  async seed(): Promise<boolean> {
    if (this.settings.production || !this.settings.seedDemo) return false;
    const state = await this.store.state();
    if (state !== 'empty') return state === 'seeded';
    const now = this.clock.now();
    const [passwordHash, cvs, portraits] = await Promise.all([
      this.passwords.hash(DEMO_PASSWORD, 'demo'),
      this.storeCvs(),
      this.team.store(),
    ]);
    await this.unitOfWork.run(async () => {
      const set = demoSet({
        now,
        passwordHash,
        cvs,
        portraits,
        linkOf: (id) => this.links.create(id),
      });
      await this.store.fill(set, now);
      for (const cv of cvs.values()) await this.files.attach(cv);
      for (const { file } of [...portraits.values()].flat()) await this.files.attach(file);
      for (const { files } of set.Application) if (files.cv) await this.files.share(files.cv);
      await this.admins.create({ ...DEMO_ADMIN, password: DEMO_PASSWORD }, { demo: true });
      for (const list of PUBLIC_LISTS) await this.revisions.bump(list);
    });
    return true;
  }

  private async storeCvs(): Promise<Map<string, StoredFile>> {
    const people = DEMO_PEOPLE.filter(({ cv }) => cv);
    const stored = people.map(async (person): Promise<[string, StoredFile]> => {
      const filename = `CV ${person.first_name} ${person.last_name}.pdf`;
      return [person.email, await this.files.store({ filename, content: cvOf(person) })];
    });
    return new Map(await Promise.all(stored));
  }
}

function cvOf(person: DemoPerson): Buffer {
  return onePagePdf(`${person.first_name} ${person.last_name}`, [
    `${person.email} - ${person.phone}`,
    '',
    'Experience',
    ...person.experience.map(({ role, company, from, to }) => `${from} to ${to}: ${role}, ${company}`),
    '',
    'Education',
    ...person.qualification.map(({ year, course, university }) => `${year}: ${course}, ${university}`),
    '',
    `Skills: ${person.skills.join(', ')}`,
  ]);
}

/** Returns the demo sign-ins for the terminal, one on each line. */
export function demoSignIns(): string {
  const users = DEMO_PEOPLE.filter(({ signIn }) => signIn).map(
    ({ role, email }) => `  ${role.padEnd(14)}${email}`,
  );
  const admin = `  ${'Administrator'.padEnd(14)}${DEMO_ADMIN.email}   (at /admin_sign_in)`;
  return [`Demo sign-ins, all with the password ${DEMO_PASSWORD}`, ...users, admin].join('\n');
}
