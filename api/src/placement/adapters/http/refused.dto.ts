import type { MessageCode } from '@consulting/contracts';
import { ApiCode, ApiValues } from '../../../shared/http/output/api-code.ts';
import type { ManyDone } from '../../application/many.ts';

/** One of several applications that was left as it was. */
export class RefusedView {
  /** The application's id. @example 656f2a9e1c9d440000a1b2c3 */
  _id: string;

  @ApiCode('application.already-decided')
  code: MessageCode;

  /** Why it was left as it was. @example 'This application has already been decided: selected.' */
  message: string;

  @ApiValues()
  values?: Record<string, string | number>;
}

export const toRefusedViews = (refused: ManyDone<unknown>['refused']): RefusedView[] =>
  refused.map(({ id, said }) => ({ _id: id, ...said }));
