import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { Files } from '../../platform/files/files.ts';
import { newId } from '../../shared/id.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import {
  editableOfMember,
  inOrder,
  memberOf,
  withChanged,
  withMember,
  withoutMember,
  type CareerSite,
  type MemberDetails,
  type TeamMember,
} from '../domain/career-site.ts';
import { CareerSiteWork } from './career-site-work.ts';
import { CareerSites, JobPages } from './career-site.ports.ts';

/** The members of the team that the career site shows. */
@Injectable()
export class TeamService implements OnModuleInit {
  constructor(
    private readonly sites: CareerSites,
    private readonly pages: JobPages,
    private readonly files: Files,
    private readonly work: CareerSiteWork,
    private readonly erasures: Erasures,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('team-member', (id) => this.work.run((site) => this.erase(site, id)));
  }

  create(adminId: string, details: MemberDetails): Promise<TeamMember> {
    const member = { ...details, id: newId(), portrait: null };
    return this.work.run(async (site) => {
      await this.sites.replace(withMember(site, member));
      await this.note(adminId, 'team-member.created', member);
      return member;
    });
  }

  /** `precondition`: the expected versions of `editableOfMember`. */
  change(
    adminId: string,
    id: string,
    details: MemberDetails,
    precondition?: Precondition,
  ): Promise<TeamMember> {
    return this.work.run(async (site) => {
      const before = memberOf(site, id);
      assertUnchanged(editableOfMember(before), precondition);
      const member = { ...before, ...details };
      await this.sites.replace(withChanged(site, member));
      await this.note(adminId, 'team-member.edited', member);
      return member;
    });
  }

  /** Sets the order of the team: conflict unless `ids` names every member once. */
  order(adminId: string, ids: readonly string[]): Promise<void> {
    return this.work.run(async (site) => {
      await this.sites.replace(inOrder(site, ids));
      await this.audit.byAdmin(adminId, 'career-site.edited', { kind: 'career-site', id: 'site' });
    });
  }

  /** Removes a member with the portrait, and the name from the audit log. */
  remove(adminId: string, id: string): Promise<void> {
    return this.work.run(async (site) => {
      await this.erase(site, id);
      await this.audit.byAdmin(adminId, 'team-member.deleted', { kind: 'team-member', id });
    });
  }

  private async erase(site: CareerSite, id: string): Promise<void> {
    const { portrait } = memberOf(site, id);
    await this.sites.replace(withoutMember(site, id));
    await this.pages.forgetMember(id);
    await this.files.release(...(portrait?.files ?? []).map(({ file }) => file));
    await this.audit.forget('team-member', id);
    await this.erasures.note('team-member', id);
  }

  private note(adminId: string, action: AdminAction, { id, name }: TeamMember): Promise<void> {
    return this.audit.byAdmin(adminId, action, { kind: 'team-member', id, label: name });
  }
}
