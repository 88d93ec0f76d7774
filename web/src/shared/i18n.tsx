import { i18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { LANGUAGE } from './language.ts';

/**
 * The runtime of Lingui's macros (web/lingui.config.ts). The build puts the texts of one language into the code, so
 * the language is known before any module runs, and constants of modules may hold texts.
 */
i18n.loadAndActivate({ locale: LANGUAGE, messages: {} });

function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={{ i18n }} />;
}

export { i18n, Trans };
