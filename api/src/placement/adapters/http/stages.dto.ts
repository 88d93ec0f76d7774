import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize, IsString, Matches } from 'class-validator';
import { STAGE_ID, STAGE_LIMITS, type InLanguages, type Stage } from '@consulting/contracts';
import { editableOfStages, OWNERS_STAGES, type Stages } from '../../../applications/domain/stage.ts';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { Optional, Text } from '../../../shared/http/input/fields.ts';
import {
  Entries,
  entriesSchema,
  InLanguagesField,
} from '../../../shared/http/input/nested/in-languages.dto.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';
import { versionOf } from '../../../shared/version.ts';
import type { Moved } from '../../application/moving.service.ts';
import type { ManyDone } from '../../application/many.ts';
import { ApplicationIds } from './application.dto.ts';
import { RefusedView, toRefusedViews } from './refused.dto.ts';

/** The id of a stage in a body. */
function StageId({ required = true } = {}) {
  return applyDecorators(
    ApiProperty({ type: String, required, pattern: STAGE_ID.source, maxLength: STAGE_LIMITS.id }),
    ...(required ? [] : [Optional()]),
    IsString(rule('field.not-text')),
    Matches(STAGE_ID, rule('stage.unknown')),
  );
}

/** The name of a stage in each language; both are required. */
export class StageNameDto implements InLanguages {
  /** @example 'Interview' */
  @Text({ max: STAGE_LIMITS.name, required: 'field.required', kind: 'line' })
  en: string;

  /** @example 'Gespräch' */
  @Text({ max: STAGE_LIMITS.name, required: 'field.required', kind: 'line' })
  de: string;
}

export class WrittenStageDto {
  /** The id of a stage that stays; none for a new one. @example 'interview' */
  @StageId({ required: false })
  stage?: string;

  @InLanguagesField(StageNameDto)
  name: StageNameDto;
}

@ApiExtraModels(WrittenStageDto)
export class StagesDto {
  /** In their order; applications of a stage that is missing stand in the one before, those of the first in the new first one. */
  @ApiProperty({
    ...entriesSchema(WrittenStageDto, { most: STAGE_LIMITS.most }),
    minItems: STAGE_LIMITS.least,
  })
  @Entries(WrittenStageDto, { most: STAGE_LIMITS.most })
  @ArrayMinSize(STAGE_LIMITS.least, rule('field.required'))
  stages: WrittenStageDto[];
}

class StageField {
  /** The id of the stage into which it is moved. @example 'interview' */
  @StageId()
  stage: string;
}

export class MoveDto extends StageField {
  /** The id of the stage in which it stands now. @example 'review' */
  @StageId()
  from: string;
}

export class MoveManyDto extends StageField {
  @ApplicationIds()
  ids: string[];

  /** Moves only those that stand in this stage; wherever they stand when it is missing. @example 'review' */
  @StageId({ required: false })
  from?: string;
}

export class StageNameView {
  /** @example 'Interview' */
  en: string;

  /** @example 'Gespräch' */
  de: string;
}

export class StageView {
  /** Its id. @example 'interview' */
  stage: string;

  name: StageNameView;
}

export class StagesView {
  /** The firm's, in their order. */
  @ApiProperty({ type: [StageView] })
  stages: StageView[];

  /** Those of applications for companies' projects, which never change. */
  @ApiProperty({ type: [StageView] })
  companies: StageView[];

  @ApiVersion({ of: 'the stages' })
  version: string;
}

export class StagesAnswer extends MessageAnswer {
  @ApiProperty({ type: [StageView] })
  stages: StageView[];

  @ApiVersion({ of: 'the stages' })
  version: string;
}

class MovedView {
  /** The application's id. @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  /** The id of the stage that it left. @example 'review' */
  from: string;
}

export class ManyMovedView {
  @ApiProperty({ type: [MovedView] })
  moved: MovedView[];

  @ApiProperty({ type: [RefusedView] })
  refused: RefusedView[];
}

export const toStageView = ({ id, name: { en, de } }: Stage): StageView => ({ stage: id, name: { en, de } });

const toEditedView = (stages: Stages) => ({
  stages: stages.list.map(toStageView),
  version: versionOf(editableOfStages(stages)),
});

export const toStagesView = (stages: Stages): StagesView => ({
  companies: OWNERS_STAGES.list.map(toStageView),
  ...toEditedView(stages),
});

export const toStagesAnswer = (said: MessageAnswer, stages: Stages): StagesAnswer => ({
  ...said,
  ...toEditedView(stages),
});

export function toManyMovedView({ done, refused }: ManyDone<Moved>): ManyMovedView {
  return { moved: done.map(({ id, from }) => ({ _id: id, from })), refused: toRefusedViews(refused) };
}
