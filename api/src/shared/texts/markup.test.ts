import { escapeMarkup, jsonInScript, paragraphs } from './markup.ts';

describe('markup', () => {
  it('escapes what has a meaning and drops what XML forbids', () => {
    expect(escapeMarkup(`<a href="x">'&'\u0000\ud800</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;',
    );
    expect(escapeMarkup('a\tb\nc\rd\u0007\ufffe\uffff🦊')).toBe('a\tb\nc\rd🦊');
  });

  it('cannot end the script element that holds it', () => {
    const data = { text: '</script><!--\u2028\u2028\u2029\u2029' };
    const text = jsonInScript(data);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(data);
  });

  it('makes paragraphs of blank lines', () => {
    expect(paragraphs('a\nb\nc\n\n\nd <')).toBe('<p>a<br>b<br>c</p><p>d &lt;</p>');
    expect(paragraphs(' \n \n a \n\t\n b \n\n \n')).toBe('<p>a</p><p>b</p>');
    expect(paragraphs('')).toBe('');
  });
});
