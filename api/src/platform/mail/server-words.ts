import { withoutPersonalText } from '../logging/without-personal-text.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a mail server said, for the log: servers quote the receiver's address, or only what stands before or after its @. */
export function serverWords(words: string, receiver: string): string {
  const parts = [receiver, ...receiver.split('@')].filter((part) => part !== '').map(escaped);
  const named = new RegExp(`(?<![\\w.+-])(?:${parts.join('|')})(?![\\w+-])`, 'gi');
  return withoutPersonalText(words.replace(named, '[receiver]').replace(/\s+/g, ' '));
}
