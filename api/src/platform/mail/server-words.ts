import { withoutPersonalText } from '../logging/without-personal-text.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Removes the receiver from a mail server's message, for the log: servers quote the address, or one side of its @. */
export function serverWords(words: string, receiver: string): string {
  const parts = [receiver, ...receiver.split('@')].filter((part) => part !== '').map(escaped);
  const named = new RegExp(`(?<![\\w.+-])(?:${parts.join('|')})(?![\\w+-])`, 'gi');
  return withoutPersonalText(words.replace(named, '[receiver]').replace(/\s+/g, ' '));
}
