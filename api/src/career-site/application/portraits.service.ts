import { dayInBerlin } from '@consulting/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { Files, type UploadedFile } from '../../platform/files/files.ts';
import { Clock } from '../../shared/time/clock.ts';
import { invalidField, notFound } from '../../shared/errors.ts';
import { randomId } from '../../shared/id.ts';
import type { StoredFile } from '../../shared/stored-file.ts';
import {
  memberOf,
  withChanged,
  type CareerSite,
  type Portrait,
  type TeamMember,
} from '../domain/career-site.ts';
import { CareerSiteWork } from './career-site-work.ts';
import { CareerSites, PortraitMaker } from './career-site.ports.ts';
import type { OpenedPortrait } from './career-site.service.ts';

const filesOf = (portrait: Portrait | null): StoredFile[] => (portrait?.files ?? []).map(({ file }) => file);

/** Portraits of the team. Each is kept only with the person's consent, and is gone when that is taken back. */
@Injectable()
export class PortraitsService implements OnModuleInit {
  constructor(
    private readonly sites: CareerSites,
    private readonly maker: PortraitMaker,
    private readonly files: Files,
    private readonly work: CareerSiteWork,
    private readonly erasures: Erasures,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // A restored backup must not bring back a portrait whose consent was taken back after it.
    this.erasures.eraseAgainBy('portrait', (portraitId) =>
      this.work.run(async (site) => {
        const member = site.team.find(({ portrait }) => portrait?.id === portraitId);
        if (!member) throw notFound('portrait');
        await this.erase(site, member);
      }),
    );
  }

  /** `consentOn`: the day on which the person agreed; 400 in the future. A former portrait is erased. */
  async change(
    adminId: string,
    memberId: string,
    upload: UploadedFile,
    consentOn: string,
  ): Promise<TeamMember> {
    const now = this.clock.now();
    if (consentOn > dayInBerlin(now)) throw invalidField('consent_on', 'portrait.consent-future');
    memberOf(await this.sites.find(), memberId);
    const pictures = await this.maker.make(upload.content, adminId);
    const files = await Promise.all(
      pictures.map(async ({ width, content }) => ({
        width,
        file: await this.files.store({ filename: `portrait-${width}`, content }, 'webp'),
      })),
    );
    return this.work.run(async (site) => {
      const before = memberOf(site, memberId);
      const consent = { on: consentOn, notedBy: adminId, notedAt: now };
      const portrait = { id: randomId(), files, consent };
      const member = { ...before, portrait };
      await this.sites.replace(withChanged(site, member));
      for (const { file } of files) await this.files.attach(file);
      await this.release(before);
      await this.note(adminId, 'portrait.added', member);
      return member;
    });
  }

  /** Takes the consent back: the portrait is erased. */
  remove(adminId: string, memberId: string): Promise<void> {
    return this.work.run(async (site) => {
      const member = memberOf(site, memberId);
      if (!member.portrait) throw notFound('portrait');
      await this.erase(site, member);
      await this.note(adminId, 'portrait.removed', member);
    });
  }

  /** Opens the portrait of any member, for administrators. */
  async open(memberId: string): Promise<OpenedPortrait> {
    const { portrait } = memberOf(await this.sites.find(), memberId);
    const [, file] = filesOf(portrait);
    if (!file) throw notFound('portrait');
    return { file, content: await this.files.open(file) };
  }

  private async erase(site: CareerSite, member: TeamMember): Promise<void> {
    await this.sites.replace(withChanged(site, { ...member, portrait: null }));
    await this.release(member);
  }

  private async release({ portrait }: TeamMember): Promise<void> {
    await this.files.release(...filesOf(portrait));
    if (portrait) await this.erasures.note('portrait', portrait.id);
  }

  private note(
    adminId: string,
    action: 'portrait.added' | 'portrait.removed',
    { id, name }: TeamMember,
  ): Promise<void> {
    return this.audit.byAdmin(adminId, action, { kind: 'team-member', id, label: name });
  }
}
