import type { Span } from './plain-text.ts';
import { isTopLevel } from './top-level.ts';

/** The sign, and what people write in its place: "(at)", "[ät]", "-at-", " at ". */
const AT =
  /@|[([{<|*_~-] ?(?:a|at|ät|aet|@|klammeraffe|affenschwanz) ?[)\]}>|*_~-]| (?:at|ät|klammeraffe) /giu;
/**
 * In brackets it joins two words to an address, whatever follows, and with blanks around it whatever has a dot; "(a)"
 * numbers the parts of a list.
 */
const BRACKETED = /^[([{<] ?(?!a\b)/iu;
const SEPARATES = /[\s,;:<>()[\]{}"]/;
const AFTER = /^[^\s,;<>()]{1,100}/u;
/** The host behind it; its dots may be words, too. */
const HOST =
  /^ ?[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:(?:\.| \. | ?[([{<] ?(?:dot|punkt|\.) ?[)\]}>] ?| (?:dot|punkt) )[\p{L}\p{N}-]{1,63}){1,4}/iu;
const LABELS = /[\p{L}\p{N}-]+/gu;

/** How many characters before and behind the sign are looked at, so that the work grows with the text alone. */
const NEAR = 100;

/** Returns the email addresses in a plain text, in any spelling. */
export function emailAddresses(text: string): Span[] {
  return [...text.matchAll(AT)].flatMap(({ 0: sign, index }) => {
    const end = index + sign.length;
    const before = nameBefore(text.slice(Math.max(0, index - NEAR), index));
    const after = text.slice(end, end + NEAR);
    const host = HOST.exec(after)?.[0] ?? '';
    const behind = AFTER.exec(after)?.[0] ?? '';
    if (!before) return [];
    const isBracketed = BRACKETED.test(sign);
    const joins = !before.endsWith(' ') && behind !== '' && (sign === '@' || isBracketed);
    const isHost = host !== '' && (isBracketed || host.match(LABELS)!.slice(1).some(isTopLevel));
    if (!joins && !isHost) return [];
    return { from: index - before.length, to: end + Math.max(isHost ? host.length : 0, behind.length) };
  });
}

/** Returns the name before the sign, with a blank that stands between them; '' for none. */
function nameBefore(text: string): string {
  if (!/[\p{L}\p{N}_+] ?$/u.test(text)) return '';
  const name = text.trimEnd().split(SEPARATES).at(-1) ?? '';
  return text.slice(text.trimEnd().length - name.length);
}
