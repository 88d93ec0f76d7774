import { siteConfig } from '../../../../../web/vite.config.ts';
import { pseudo } from './pseudo.ts';

/** The client at the addresses of English, in the pseudo language. */
export default siteConfig('en', pseudo);
