import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { described } from '../../shared/stored-file.ts';
import { searchedTexts } from '../domain/user.ts';
import { AccountLifecycle, type ExportPart } from './account-lifecycle.ts';

/**
 * Erases, renames and exports a user's applications with the account. It is here because `applications` does not know
 * `users`.
 */
@Injectable()
export class ApplicationAccountListener implements OnModuleInit {
  constructor(
    private readonly lifecycle: AccountLifecycle,
    private readonly applications: ApplicationsService,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({
      changed: (user) => this.applications.renamePerson(user.id, searchedTexts(user)),
      erased: (userId) => this.applications.removeAllOfApplicant(userId),
      exported: (userId) => this.exported(userId),
    });
  }

  /** Exports the documents as they were sent, without our storage keys. */
  private async exported(userId: string): Promise<ExportPart[]> {
    const applications = await this.applications.findAllOfApplicant(userId);
    const data = applications.map(({ files, targetId, ...application }) => ({
      ...application,
      targetId: application.kind === 'speculative' ? null : targetId,
      files: { cv: described(files.cv), certificate: described(files.certificate) },
    }));
    const documents = applications.flatMap(({ id, files }) =>
      (['cv', 'certificate'] as const).flatMap((which) => {
        const file = files[which];
        return file ? [{ name: `applications/${which}-${id}`, file }] : [];
      }),
    );
    return [{ name: 'applications', data }, ...documents];
  }
}
