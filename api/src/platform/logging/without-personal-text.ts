/** Removes the values (addresses, names, tokens) that libraries quote in error messages, and keeps the sentence. */
export function withoutPersonalText(message: string): string {
  return message
    .slice(0, 500)
    .replace(/[^\s@<>"']+(@[^\s@<>"']+)?/g, (text, domain?: string) => (domain ? '[address]' : text))
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '[…]')
    .replace(/[\w-]+(?:\.[\w-]+\.[\w-]*)?/g, (text) => (text.includes('eyJ') ? '[token]' : text))
    .replace(/\b[A-Za-z0-9_-]{40,}\b/g, '[…]');
}
