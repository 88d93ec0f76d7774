import { LIMITS, PDF_HEAD, PDF_MESSAGES, pdfRefusal } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { formatSize } from '../../display/file-size.ts';

/** So that a file that is a byte too large is not said to be as large as is allowed. */
const LEAST_TOO_LARGE = LIMITS.fileBytes + 100 * 1024;

/** Why a file would be rejected, or null. Saves an upload; the server judges by the same rule, and by its content. */
export async function pdfProblem(file: File): Promise<string | null> {
  const refusal = pdfRefusal(new Uint8Array(await file.slice(0, PDF_HEAD).arrayBuffer()));
  if (refusal) return PDF_MESSAGES[refusal];
  if (file.size <= LIMITS.fileBytes) return null;
  const size = formatSize(Math.max(file.size, LEAST_TOO_LARGE));
  return t`This file has ${size}, and at most 5 MB are possible. Save it again with smaller pictures, or scan it with 150 dpi, and choose that PDF here.`;
}
