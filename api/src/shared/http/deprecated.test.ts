import { Controller, Get, Module, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { Page } from '../page.ts';
import { Public } from './access.ts';
import { Deprecated, deprecatedField } from './deprecated.ts';
import { PageQuery } from './input/page.dto.ts';
import { openApiDocument } from '../../platform/openapi/document.ts';
import { startApp, type TestApp } from '../../../../test/support/app/app.ts';

const END = { since: '2026-12-01', sunset: '2027-06-01', instead: 'Use `GET /teas`.' };

class TeaView {
  @ApiProperty({ type: 'string', description: 'Its colour', ...deprecatedField(END) })
  colour: string;
}

@Public()
@Controller('probe-teas')
class TeasController {
  @Deprecated(END)
  @ApiOkResponse({ type: [TeaView] })
  @Get()
  list(@Query() query: PageQuery): Page<TeaView> {
    return new Page([{ colour: 'green' }], 3, query);
  }

  @ApiOkResponse({ type: TeaView })
  @Get('one')
  one(): TeaView {
    return { colour: 'green' };
  }
}

@Module({ controllers: [TeasController] })
class TeasModule {}

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ modules: [TeasModule as Type] });
});
afterAll(() => app.close());

describe('an operation that will end', () => {
  const LINK = '</docs/changes>; rel="deprecation"; type="text/html"';

  it('says so in each of its answers, and no other operation does', async () => {
    const list = await app.request.get('/probe-teas?limit=1').expect(200);
    const refused = await app.request.get('/probe-teas?limit=x').expect(400);
    const unchanged = await app.request
      .get('/probe-teas?limit=1')
      .set('if-none-match', String(list.headers['etag']))
      .expect(304);
    for (const { headers } of [list, refused, unchanged])
      expect(headers).toMatchObject({
        deprecation: `@${Date.UTC(2026, 11, 1) / 1000}`,
        sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
        link: expect.stringContaining(LINK),
      });
    expect(list.headers['link']).toMatch(/rel="next".*rel="deprecation"/);
    const { headers } = await app.request.get('/probe-teas/one').expect(200);
    expect([headers['deprecation'], headers['sunset'], headers['link']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('and a field say so in the document, with what to use instead', () => {
    const { paths, components } = openApiDocument(app.app);
    const told = /Deprecated since 1 December 2026; from 1 June 2027 on it may be gone\. Use `GET \/teas`\.$/;
    const list = paths['/probe-teas']!.get!;
    expect(list).toMatchObject({
      deprecated: true,
      'x-sunset': '2027-06-01',
      description: expect.stringMatching(told),
    });
    for (const status of ['200', '304', '400'])
      expect(Object.keys((list.responses[status] as { headers: object }).headers)).toEqual(
        expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
      );
    expect(components?.schemas?.['TeaView']).toMatchObject({
      properties: {
        colour: { deprecated: true, 'x-sunset': '2027-06-01', description: expect.stringMatching(told) },
      },
    });
    expect(paths['/probe-teas/one']!.get).not.toHaveProperty('deprecated');
    expect(JSON.stringify([paths, components])).not.toContain('x-deprecation');
  });

  it('is announced six months before', () => {
    expect(() => Deprecated({ ...END, sunset: '2027-05-31' })).toThrow('6 months');
    expect(() => deprecatedField({ ...END, sunset: 'soon' })).toThrow('6 months');
  });
});
