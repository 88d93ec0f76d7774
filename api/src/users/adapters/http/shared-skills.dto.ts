import { IsBoolean } from 'class-validator';
import { ApiVersion } from '../../../shared/http/if-match.ts';
import { rule } from '../../../shared/http/input/rule.ts';
import { MessageAnswer } from '../../../shared/http/output/message-answer.dto.ts';

export class SharedSkillsDto {
  /** Whether lists say what the caller shares with their entries. @example true */
  @IsBoolean(rule('field.not-boolean'))
  showsShared: boolean;
}

/** A choice that was saved. */
export class SharedSkillsAnswer extends MessageAnswer {
  @ApiVersion({ of: 'the fields of the account that the owner can change' })
  version: string;
}
