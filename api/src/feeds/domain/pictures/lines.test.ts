import { drawable, linesOf, type Letters } from './lines.ts';

/** Every Latin letter is ten pixels wide. */
const letters: Letters = {
  has: (letter) => /[\w\u00c0-\u017f()–/,…€&-]/u.test(letter),
  width: (text) => [...text].length * 10,
};

describe('a text that is drawn', () => {
  it.each([
    ['für Größe & Maß', 'für Größe & Maß'],
    ['Łódź (m/w/d)', 'Łódź (m/w/d)'],
    ['🚀 SAP Basis 🚀', 'SAP Basis'],
    ['🚀 – SAP', 'SAP'],
    ['SAP (開発者) – 東京', 'SAP'],
    ['SAP\u00a0FI\u2011CO', 'SAP FI-CO'],
    ['\u202bSAP\u200b مطور Basis\u202c', 'SAP Basis'],
    ['e\u0301t\u00ad\u0103 Ș', 'éta S'],
    ['日本語', ''],
  ])('%s', (text, drawn) =>
    expect(drawable(text, { has: (letter) => letters.has(letter) && letter !== 'ă' })).toBe(drawn),
  );
});

describe('lines', () => {
  const lines = (text: string, width: number, most: number) => linesOf(text, letters, { width, most });

  it('break between words, and within one that is wider than a line', () => {
    expect(lines('SAP FI consultant', 100, 3)).toEqual(['SAP FI', 'consultant']);
    expect(lines('Dampfschifffahrt am Rhein', 100, 4)).toEqual(['Dampfschif', 'ffahrt am', 'Rhein']);
    expect(lines('', 100, 1)).toEqual(['']);
  });

  it('end with an ellipsis when there are more', () => {
    expect(lines('SAP FI consultant', 100, 1)).toEqual(['SAP FI…']);
    expect(lines('Consultant of S/4HANA', 100, 1)).toEqual(['Consultan…']);
  });
});
