import { longDate } from '@consulting/contracts';
import { DEPRECATION, type Deprecation } from '../../shared/http/deprecated.ts';
import type { Json } from './walk.ts';

/** Says of an operation or a field that `@Deprecated` or `deprecatedField` marks until when it can be used, and what to use instead. */
export function describeDeprecation(described: object): void {
  const target = described as Json & { [DEPRECATION]?: Deprecation };
  const { [DEPRECATION]: deprecation } = target;
  if (!deprecation) return;
  const { since, sunset, instead } = deprecation;
  delete target[DEPRECATION];
  const told = `Deprecated since ${longDate(since)}; from ${longDate(sunset)} on it may be gone. ${instead}`;
  target['description'] = [target['description'], told].filter(Boolean).join('\n\n');
  target['deprecated'] = true;
  target['x-sunset'] = sunset;
}
