import { Injectable } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { notFound, orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { editableOfTemplate, type Template, type TemplateDetails } from '../domain/template.ts';
import { TemplateRepository } from './templates.ports.ts';

/** Texts that administrators reuse. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  list(q: string | undefined, request: PageRequest): Promise<Page<Template>> {
    return this.templates.page(q, request);
  }

  async create(adminId: string, details: TemplateDetails): Promise<Template> {
    const template = { ...details, id: newId() };
    await this.unitOfWork.run(async () => {
      await this.templates.add(template);
      await this.record(adminId, 'template.created', template);
    });
    return template;
  }

  /** `precondition`: the expected versions of `editableOfTemplate`. */
  async change(
    adminId: string,
    id: string,
    details: TemplateDetails,
    precondition?: Precondition,
  ): Promise<Template> {
    const template = { ...details, id };
    await this.unitOfWork.run(async () => {
      const before = orNotFound(await this.templates.find(id), 'template');
      assertUnchanged(editableOfTemplate(before), precondition);
      if (!(await this.templates.replace(template))) throw notFound('template');
      await this.record(adminId, 'template.edited', template);
    });
    return template;
  }

  async remove(adminId: string, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const template = orNotFound(await this.templates.remove(id), 'template');
      await this.record(adminId, 'template.deleted', template);
    });
  }

  private record(adminId: string, action: AdminAction, { id, name }: Template): Promise<void> {
    return this.audit.byAdmin(adminId, action, { kind: 'template', id, label: name });
  }
}
