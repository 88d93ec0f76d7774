import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { projectPath, SIMILAR_AMONG, type Language, type ShownContact } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CareerSiteService } from '../../../career-site/application/career-site.service.ts';
import { Settings } from '../../../config/settings.ts';
import { ProjectsService } from '../../../projects/application/projects.service.ts';
import type { Project } from '../../../projects/domain/project.ts';
import { Public } from '../../../shared/http/access.ts';
import { wordsOf } from '../../../shared/texts/words.ts';
import { projectPage } from '../../domain/pages/project-page.ts';
import { PostingPageRoutes, PostingPages } from './posting-pages.ts';

@ApiTags('feeds')
@Public()
@Controller()
export class ProjectPageController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly careerSite: CareerSiteService,
    private readonly pages: PostingPages,
    private readonly settings: Settings,
  ) {}

  /**
   * The public page of a project, as that of a job, with links to similar projects. 404 while only its company may see
   * it: a draft, a held one, and one whose company is none now.
   */
  @PostingPageRoutes('project', 'projects')
  page(
    @Req() request: FastifyRequest<{ Params: { slugAndId: string } }>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.pages.answer<Project>(request, reply, {
      kind: 'project',
      find: (id) => this.projects.posted(id),
      pathOf: projectPath,
      fill: async (template, project, language) => {
        const place = { site: this.settings.publicUrl, language, words: wordsOf(language) };
        const [offerer, others, contact] = await Promise.all([
          this.projects.offerer(project),
          this.newestLike(project),
          this.contactOf(project, language),
        ]);
        return projectPage(template, { project, offerer, others, contact }, place);
      },
    });
  }

  private async newestLike({ category: [category] }: Project): Promise<Project[]> {
    const { items } = await this.projects.list({ category }, undefined, { page: 1, limit: SIMILAR_AMONG });
    return items.map(({ project }) => project);
  }

  /** A company answers the questions about its projects itself. */
  private async contactOf({ b2bId }: Project, language: Language): Promise<ShownContact | null> {
    return b2bId === null ? (await this.careerSite.shown(language)).contact : null;
  }
}
