import { i18n } from '@lingui/core';
import { TransNoContext, type TransProps } from '@lingui/react/server';
import { LANGUAGE } from './language.ts';

/**
 * What the macros of Lingui become (web/lingui.config.ts). The build puts the words of one language into the code, so
 * that the language is known before any module runs: constants of modules may hold texts.
 */
i18n.loadAndActivate({ locale: LANGUAGE, messages: {} });

function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={{ i18n }} />;
}

export { i18n, Trans };
