import type { JsonLogger } from '../logging/json-logger.ts';
import { type SecurityEntry, SecurityLog } from './security-log.port.ts';

/** Writes the security log as lines of the ordinary log with `"log":"security"`, at every LOG_LEVEL except `silent`. */
export class JsonSecurityLog extends SecurityLog {
  constructor(private readonly logger: JsonLogger) {
    super();
  }

  write(entry: SecurityEntry): void {
    this.logger.security.info(entry, `${entry.event} ${entry.outcome}`);
  }
}
