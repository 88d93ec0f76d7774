import { SKILLS } from '@consulting/contracts/vocabulary';
import type { Span } from './plain-text.ts';
import { endsHost } from './top-level.ts';

/** Addresses that say so: "https://…", "www.…", "mailto:…". */
const MARKED = /(?:https?|ftps?)?:\/\/\S*|www ?\. ?\S+|mailto:\S+|callto:\S+|skype:\S+/giu;
/** Words with a dot between them, and what follows without a blank. */
const DOTTED = /[\p{L}\p{N}][\p{L}\p{N}.-]*(?:[/?#:]\S*)?/gu;
/** A dot that is written as a word or between blanks, before the end of a host; "dot net" is a product. */
const SPELLED =
  /[\p{L}\p{N}-]{1,63}(?: ?[([{<] ?(?:dot|punkt|\.) ?[)\]}>] ?(?:com|net|org|de|eu|ch|at|io|info|dev)|(?: (?:dot|punkt) | \. )(?:com|org|de|eu|ch|at|io|info|dev))(?![\p{L}\p{N}])/giu;
/** The name of a network with that of its member: "LinkedIn: anna-b", "xing/profile/Anna_B", "GitHub @annab". */
const MEMBER =
  /(?<!\p{L})(?:threema[ -]?id[ :]{1,3}[A-Z\d]{8}|(?:linkedin|xing|instagram|facebook|twitter|telegram|threema|whatsapp|mastodon|bluesky|skype|signal)(?: ?-?(?:profile?|name|handle|id|account|konto))? ?[:=] ?@?[\p{L}\p{N}][\p{L}\p{N}._-]{2,63}|(?:linkedin|xing|github|gitlab)(?: ?\/ ?(?:in|profile?s?|pub|u) ?\/ ?| ?@)[\p{L}\p{N}._-]{2,64}|(?:linkedin|xing|github|gitlab)\/(?=[\p{L}-]{0,40}[\d_])[\p{L}\p{N}_.-]{2,64})/giu;
/** Those in small letters: "LinkedIn/anna-b", but not "LinkedIn/Social-Media". */
const SMALL_MEMBER = /(?<!\p{L})(?:[lL]inked[iI]n|[xX]ing|XING)\/[a-z]{2,40}-[a-z-]{2,40}(?![\p{L}\p{N}])/gu;
/** "@annab", but not "@sap/cds", "@Transactional" and "@UI.lineItem". */
const MENTIONED =
  /(?<![\p{L}\p{N}_@.-])@(?:[a-z][a-z0-9_.]{2,63}|(?=[A-Za-z]{1,40}[\d_])\w{3,64})(?![\w/])/gu;

/** Products whose names look like a host. */
const PRODUCTS = new Set([
  ...SKILLS.flatMap(({ en, de, aliases = [] }) => [en, de, ...aliases]).map((name) => name.toLowerCase()),
  ...['asp.net', 'vb.net', 'ado.net', 'ml.net', 'socket.io', 'draw.io', 'monday.com', 'java.io', 'system.io'],
]);

/** Whether dotted words are a host: "anna-b.dev", but neither "node.js", "ASP.NET" nor two sentences without a blank. */
function isHost(written: string): boolean {
  const host = /^[^/?#:]*/.exec(written)![0].replace(/\.{1,9}$/, '');
  if (PRODUCTS.has(host.toLowerCase()) || host.endsWith('.NET')) return false;
  const labels = host.split('.');
  const [name = '', end = ''] = labels.slice(-2);
  // One letter before the dot is an abbreviation ("z.B."), unless a path follows ("t.me/…").
  const isName = /\p{L}/u.test(name) && (name.length > 1 || written.startsWith('/', host.length));
  return labels.length > 1 && isName && endsHost(end);
}

/** Returns the web addresses in a plain text, and the names of members of networks. */
export function webAddresses(text: string): Span[] {
  const marked = [MARKED, SPELLED, MEMBER, SMALL_MEMBER, MENTIONED].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  const hosts = [...text.matchAll(DOTTED)].filter(([written]) => isHost(written));
  return [...marked, ...hosts].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
}
