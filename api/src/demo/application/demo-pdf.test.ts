import { onePagePdf } from './demo-pdf.ts';

describe('onePagePdf', () => {
  const bytes = onePagePdf('Curriculum vitae (Mara Müller)', ['Berlin – S/4HANA', 'Rate: 100 €']);
  const text = bytes.toString('latin1');

  it('points its cross-reference table at every object', () => {
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
    expect(offsets).toHaveLength(6);
    offsets.forEach((offset, index) =>
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true),
    );
  });

  it('states the length of its content stream', () => {
    const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text);
    expect(stream?.[2]).toHaveLength(Number(stream?.[1]));
  });

  it('escapes brackets and keeps umlauts and the euro sign in the declared encoding', () => {
    expect(text).toContain('Curriculum vitae \\(Mara M\xfcller\\)');
    expect(text).toContain('Rate: 100 \x80');
  });
});
