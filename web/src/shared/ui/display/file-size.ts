import { t } from '@lingui/core/macro';
import { formatNumber } from '../../language.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the size of a file for people: "84 KB", "1.2 MB". */
export const formatSize = (bytes: number): string =>
  bytes < MEGABYTE ? t`${Math.ceil(bytes / 1024)} KB` : t`${formatNumber(bytes / MEGABYTE, 1)} MB`;
