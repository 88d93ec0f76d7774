import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { AnonymousConsultantView } from '../../../consultants/adapters/http/consultant-view.dto.ts';
import { ProjectView } from '../../../projects/adapters/http/project-view.dto.ts';
import { LIMITS } from '@consulting/contracts';
import { FreeBy } from '../../../shared/http/input/career.dto.ts';
import { Optional, SearchText } from '../../../shared/http/input/fields.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { Paging } from '../../../shared/http/input/page.dto.ts';

export class HomeSearchQuery extends Paging {
  @ApiProperty({ enum: ['projects', 'consultants'], required: false })
  @Optional()
  @IsIn(['projects', 'consultants'], rule('field.not-either', { one: 'projects', other: 'consultants' }))
  tab: 'projects' | 'consultants' = 'projects';

  /** Comma-separated skills, of which any may match, by any of their names. Everything when empty. */
  @SearchText(LIMITS.skillSearch)
  skill?: string;

  /** Of consultants. */
  @FreeBy()
  free_by?: string;
}

/** What was found; the list of the other tab is empty. */
export class HomeSearchView {
  projects: ProjectView[];

  consultants: AnonymousConsultantView[];
}
