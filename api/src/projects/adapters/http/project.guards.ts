import { Injectable } from '@nestjs/common';
import { TargetGuard } from '../../../shared/http/target.guard.ts';
import { AdminProjectsService } from '../../application/admin-projects.service.ts';
import { ProjectsService } from '../../application/projects.service.ts';

/** Only the company that owns the project. */
@Injectable()
export class OwnedProjectGuard extends TargetGuard {
  constructor(private readonly projects: ProjectsService) {
    super();
  }

  protected override check(id: string, callerId: string): Promise<void> {
    return this.projects.assertOwner(id, callerId);
  }
}

/** Only a project that no company owns. */
@Injectable()
export class EditableProjectGuard extends TargetGuard {
  constructor(private readonly projects: AdminProjectsService) {
    super();
  }

  protected override check(id: string): Promise<void> {
    return this.projects.assertEditable(id);
  }
}
