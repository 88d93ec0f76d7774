import type { Language } from '@consulting/contracts';
import { i18nOf } from '../../shared/texts/i18n.ts';

/** Returns the page for an address that shows nothing: the same whether the address has expired, was changed, or its file is gone. */
export function endedPreview(language: Language): string {
  const i18n = i18nOf(language);
  const title = i18n._('This preview has ended');
  const text = i18n._(
    'An address of a preview is valid for one minute. Please open the file again where you found it.',
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title>
<style>:root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.5rem}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>
`;
}
