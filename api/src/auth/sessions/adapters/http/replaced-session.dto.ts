import { MessageAnswer } from '../../../../shared/http/output/message-answer.dto.ts';

/** The session was replaced: the token of the request is no longer valid. */
export class ReplacedSessionAnswer extends MessageAnswer {
  /** Of the new session, to be sent as `Authorization: Bearer …` from now on. */
  token: string;
}
