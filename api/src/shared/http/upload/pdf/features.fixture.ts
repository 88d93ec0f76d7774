import { deflateSync } from 'node:zlib';
import type { PlainCode } from '@consulting/contracts';
import type { Body, Parts } from './writers.fixture.ts';

const stream = (data: string, dictionary = ''): Body => ({ dictionary, data });
const packedStream = (data: string, dictionary = ''): Body =>
  stream(deflateSync(Buffer.from(data, 'latin1')).toString('latin1'), `${dictionary} /Filter /FlateDecode`);
const PROGRAM = 'MZ\x90\0\x03\0\0\0';
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const SHARE = '(\\\\\\\\host\\\\share\\\\a.pdf)';
const link = (action: string): string =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;
const attached = (
  name: string,
  content = '<a/>',
  { type = '/Type /EmbeddedFile', key = name } = {},
): Parts => ({
  catalog: '/Names << /EmbeddedFiles 12 0 R >>',
  objects: {
    10: packedStream(content, type),
    11: `<< /Type /Filespec /F ${name} /UF ${name} /EF << /F 10 0 R >> >>`,
    12: `<< /Names [${key} 11 0 R] >>`,
  },
});
const form = (...parts: string[]): Parts => ({
  catalog: `/AcroForm << /Fields [] /XFA [${parts.map((_, at) => `(part${at}) ${10 + at} 0 R`).join(' ')}] >>`,
  objects: Object.fromEntries(parts.map((part, at) => [10 + at, packedStream(part)])),
});

/** Documents that people have, with nothing that acts by itself. */
export const HARMLESS: Record<string, Parts> = {
  'one page': {},
  'headings called as actions (printed from a browser)': {
    catalog: '/Dests 10 0 R',
    objects: {
      10: '<< /JavaScript [3 0 R /XYZ 0 700 0] /JS [3 0 R /Fit] /Launch [3 0 R /Fit] /Encrypt [3 0 R /Fit] >>',
    },
  },
  'fonts called as actions': {
    page: '/Resources << /Font << /F1 5 0 R /JavaScript 5 0 R /JS 5 0 R /Launch 5 0 R /Encrypt 5 0 R >> >>',
  },
  'styles called as actions': {
    catalog: '/StructTreeRoot 10 0 R /MarkInfo << /Marked true >>',
    objects: {
      10: '<< /Type /StructTreeRoot /K 11 0 R /RoleMap << /JavaScript /P /Launch /P /JS /Span >> >>',
      11: '<< /Type /StructElem /S /JavaScript /P 10 0 R /K [12 0 R << /S /JS /P 11 0 R /Pg 3 0 R /K 1 >>] >>',
      12: '<< /S /Launch /P 11 0 R /Pg 3 0 R /K 0 >>',
    },
  },
  'bookmarks called as actions': {
    catalog: '/Outlines 10 0 R /PageMode /UseOutlines',
    objects: {
      10: '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>',
      11: '<< /Title (JavaScript, /JS and /Launch) /Parent 10 0 R /Dest /JavaScript >>',
    },
  },
  'a tree of destinations called as programs': {
    catalog: '/Names << /Dests 10 0 R >>',
    objects: { 10: '<< /Names [(JavaScript) [3 0 R /Fit] (setup.exe) [3 0 R /Fit]] >>' },
  },
  'links to pages, addresses and other files': {
    page: link('<< /S /URI /URI (https://example.com) /Next << /S /GoToR /F (other.pdf) /D [0 /Fit] >> >>'),
  },
  'a place that is shown first': { catalog: '/OpenAction [3 0 R /XYZ null null 0]' },
  'an action that shows a place first': {
    catalog: '/OpenAction 10 0 R',
    page: link('<< /S /URI /URI (mailto:a@example.com) >>'),
    objects: { 10: '<< /S /GoTo /D 11 0 R >>', 11: '[3 0 R /Fit]' },
  },
  'a form with fields and a button': {
    catalog: '/AcroForm << /Fields [10 0 R] >>',
    objects: { 10: '<< /FT /Btn /T (send) /A << /S /SubmitForm /F (https://example.com) >> >>' },
  },
  'an e-invoice': attached('(factur-x.xml)', '<?xml version="1.0"?><a/>', {
    type: '/Type /EmbeddedFile /Subtype /text#2Fxml',
  }),
  'an e-invoice with an escaped name': attached('(factur\\055x\\056xml)'),
  'an e-invoice with a name in UTF-16': attached('<FEFF0066002E0078006D006C>'),
  'an attachment in UTF-16': attached('(cv.xml)', '\xff\xfe<\0a\0/\0>\0'),
  'a form in XML without script': form('<template><field name="a"/></template>', '<description/>'),
};

/** Documents that are refused, with the reason. */
export const ACTING: Record<string, [PlainCode, Parts]> = {
  'a script on opening': ['file.has-script', { catalog: `/OpenAction ${SCRIPT}` }],
  'a script in an object of its own': [
    'file.has-script',
    { catalog: '/OpenAction 10 0 R', objects: { 10: '<< /S /JavaScript /JS 11 0 R >>', 11: stream('1') } },
  ],
  'a script whose type is an object of its own': [
    'file.has-script',
    { catalog: '/OpenAction << /S 10 0 R /JS 11 0 R >>', objects: { 10: '/JavaScript', 11: stream('1') } },
  ],
  'a script that also says to be something else': [
    'file.has-script',
    {
      catalog: '/OpenAction << /S /GoTo /S /JavaScript /S /GoTo /JS 10 0 R >>',
      objects: { 10: stream('1') },
    },
  ],
  'a script that says to be a paragraph': [
    'file.has-script',
    { objects: { 10: '<< /Type /StructElem /S /JavaScript /P 3 0 R /JS 11 0 R >>', 11: stream('1') } },
  ],
  'a script of a link': ['file.has-script', { page: link(SCRIPT) }],
  'a script of a page': ['file.has-script', { page: `/AA << /O ${SCRIPT} >>` }],
  'a script of a field': [
    'file.has-script',
    {
      catalog: '/AcroForm << /Fields [10 0 R] >>',
      objects: { 10: `<< /FT /Tx /T (a) /AA << /K ${SCRIPT} >> >>` },
    },
  ],
  'a script after another action': [
    'file.has-script',
    { page: link(`<< /S /GoTo /D [3 0 R /Fit] /Next [${SCRIPT}] >>`) },
  ],
  'a script of a rendition': [
    'file.has-script',
    { page: link('<< /S /Rendition /JS 10 0 R >>'), objects: { 10: stream('1') } },
  ],
  'scripts by name': [
    'file.has-script',
    { catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` },
  ],
  'a tree of scripts in an object of its own': [
    'file.has-script',
    { catalog: '/Names 10 0 R', objects: { 10: '<< /JavaScript 11 0 R >>', 11: '<< /Names [] >>' } },
  ],
  'a form in XML with a script': [
    'file.has-script',
    form('<template>', '<xfa:script contentType="a">1</xfa:script>'),
  ],
  'a form in XML whose script is in two parts': [
    'file.has-script',
    form('<template><scr', 'ipt>1</script></template>'),
  ],
  'a form in XML as one stream': [
    'file.has-script',
    { catalog: '/AcroForm << /XFA 10 0 R >>', objects: { 10: packedStream('<script>1</script>') } },
  ],
  'a form in XML whose list is an object of its own': [
    'file.has-script',
    {
      catalog: '/AcroForm << /XFA 11 0 R >>',
      objects: { 10: packedStream('<script>1</script>'), 11: '[(template) 10 0 R]' },
    },
  ],
  'a form in XML in UTF-16': [
    'file.has-script',
    form(Buffer.from('\ufeff<script>1', 'utf16le').toString('latin1')),
  ],
  'a script of a model': [
    'file.has-script',
    { objects: { 10: stream('U3D', '/Type /3D /Subtype /U3D /OnInstantiate 11 0 R'), 11: stream('1') } },
  ],
  'the start of a program': ['file.starts-programs', { page: link('<< /S /Launch /F (calc.exe) >>') }],
  'the start of a program, as a paragraph': [
    'file.starts-programs',
    { objects: { 10: '<< /Type /StructElem /S /Launch /P 3 0 R /Win << /F (calc.exe) >> >>' } },
  ],
  'the start of a program whose type is an object of its own': [
    'file.starts-programs',
    { page: link('<< /S 10 0 R /F (calc.exe) >>'), objects: { 10: '/Launch' } },
  ],
  'a page of the web on opening': [
    'file.acts-on-opening',
    { catalog: '/OpenAction << /S /URI /URI (https://example.com) >>' },
  ],
  'a page of the web on opening, as an object of its own': [
    'file.acts-on-opening',
    { catalog: '/OpenAction 10 0 R', objects: { 10: '<< /S /URI /URI (https://example.com) >>' } },
  ],
  'a page of the web after what is shown first': [
    'file.acts-on-opening',
    {
      catalog: '/OpenAction 10 0 R',
      objects: {
        10: '<< /S /GoTo /D [3 0 R /Fit] /Next 11 0 R >>',
        11: '[12 0 R]',
        12: '<< /S /URI /URI (https://example.com) >>',
      },
    },
  ],
  'a file of a share when a page is shown': [
    'file.acts-on-opening',
    { page: `/AA << /O << /S /GoToR /F ${SHARE} /D [0 /Fit] >> >>` },
  ],
  'a file of a share by objects of their own': [
    'file.acts-on-opening',
    { page: '/AA 10 0 R', objects: { 10: '<< /O 11 0 R >>', 11: `<< /S /GoToR /F ${SHARE} /D [0 /Fit] >>` } },
  ],
  'a form that is sent on closing': [
    'file.acts-on-opening',
    { catalog: '/AA << /WC << /S /SubmitForm /F << /FS /URL /F (https://example.com) >> >> >>' },
  ],
  'data that are loaded on opening': [
    'file.acts-on-opening',
    { catalog: '/OpenAction << /S /ImportData /F (a.fdf) >>' },
  ],
  'content from elsewhere': [
    'file.acts-on-opening',
    { objects: { 10: stream('', `/Type /XObject /F ${SHARE}`) } },
  ],
  'content from elsewhere by an object of its own': [
    'file.acts-on-opening',
    { objects: { 10: stream('', '/F 11 0 R'), 11: '<< /FS /URL /F (https://example.com) >>' } },
  ],
  'an attached program': ['file.has-attachment', attached('(setup.exe)', PROGRAM)],
  'an attached program with an escaped name': ['file.has-attachment', attached('(setup\\056exe)', 'echo')],
  'a program called XML': ['file.has-attachment', attached('(cv.xml)', PROGRAM)],
  'a program called XML that does not say what it is': [
    'file.has-attachment',
    attached('(cv.xml)', PROGRAM, { type: '' }),
  ],
  'a program that says to be a picture': [
    'file.has-attachment',
    attached('(cv.xml)', PROGRAM, { type: '/Type /XObject /Subtype /Image' }),
  ],
  'a program by its name in the tree alone': [
    'file.has-attachment',
    attached('(cv.txt)', 'start calc', { key: '(setup.bat)' }),
  ],
  'a program whose place is an object of its own': [
    'file.has-attachment',
    {
      objects: {
        10: stream(PROGRAM),
        11: '<< /Type /Filespec /F (cv.xml) /EF 12 0 R >>',
        12: '<< /F 10 0 R >>',
      },
    },
  ],
  'an attached PDF': ['file.has-attachment', attached('(cv.pdf)', '%PDF-1.7')],
  'a PDF called XML': ['file.has-attachment', attached('(cv.xml)', '%PDF-1.7')],
  'related files': [
    'file.has-attachment',
    {
      objects: { 10: stream('a'), 11: '<< /F (a.xml) /EF << /F 10 0 R >> /RF << /F [(b.exe) 10 0 R] >> >>' },
    },
  ],
  'the whole document of an office program': [
    'file.has-attachment',
    {
      trailer: '/AdditionalStreams [/application#2Fvnd.oasis.opendocument.text 10 0 R]',
      objects: { 10: stream('PK\x03\x04') },
    },
  ],
};
