import type { CodedMessage, MessageCode } from '@consulting/contracts';
import { ApiCode, ApiValues } from './api-code.ts';

/** The answer of a change that has nothing else to say; every answer with a message extends it. `coded` makes both. */
export class MessageAnswer implements CodedMessage {
  @ApiCode('job.created')
  code: MessageCode;

  /** One sentence that can be shown to a person. @example 'Job created successfully!' */
  message: string;

  @ApiValues()
  values?: Record<string, string | number>;
}
