/** The icons that only pages behind the sign-in use; `chunks.ts` keeps them from the first load of public pages. */
import ArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import ArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import ArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import Send from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { icon } from './icons.ts';

export const BackIcon = /* @__PURE__ */ icon(ArrowLeft);
export const DownIcon = /* @__PURE__ */ icon(ArrowDown);
export const SendIcon = /* @__PURE__ */ icon(Send);
export const UpIcon = /* @__PURE__ */ icon(ArrowUp);
