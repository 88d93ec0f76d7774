import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@consulting/contracts';
import { Limit } from '../../../platform/limits/limit.ts';
import { Only } from '../../../shared/http/access.ts';
import { Caller } from '../../../shared/http/caller.ts';
import { ApiErrors } from '../../../shared/http/output/api-errors.ts';
import { ReaderLanguage } from '../../../shared/http/preferred-language.ts';
import { CvSkillsService } from '../../application/cv-skills.service.ts';
import type { SignedInUser } from '../../application/signed-in-user.ts';
import { CvSkillsView } from './cv-skills.dto.ts';

@ApiTags('profile')
@Only('user', ['JobSeeker', 'Freelancer'], 'cv.skills-role-required')
@Controller('private/api/me/cv/skills')
export class CvSkillsController {
  constructor(private readonly cvSkills: CvSkillsService) {}

  /**
   * Skills of the vocabulary that the caller's CV names and the profile does not, each with the line in which it stands.
   * The CV is read for this answer; nothing of it is stored. 422 for a CV that is damaged or takes more than five seconds or
   * 128 MB, 429 also while another call of this account waits, 503 while too many accounts wait.
   */
  @Limit('read-cv')
  @ApiErrors(404, 422, 503)
  @Header('cache-control', 'private, no-store')
  @Get()
  async skills(
    @ReaderLanguage() language: Language,
    @Caller() { account }: SignedInUser,
  ): Promise<CvSkillsView> {
    const { suggestions, pages, readPages, hasText } = await this.cvSkills.of(account.user, language);
    return {
      suggestions: suggestions.map(({ skill, line }) => ({ skill, line })),
      pages,
      readPages,
      hasText,
    };
  }
}
