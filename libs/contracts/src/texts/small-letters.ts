/** Returns small letters, each of which is one: JavaScript makes a letter and a loose dot of the Turkish `İ`. */
export const smallLetters = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();
