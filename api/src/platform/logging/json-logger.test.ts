import { JsonLogger } from './json-logger.ts';

function logged(write: (logger: JsonLogger) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const logger = new JsonLogger('info', { write: (line: string) => void lines.push(line) });
  write(logger);
  // Programs split the log at the ends of its lines.
  return lines
    .join('')
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log', () => {
  it('has one JSON object a line, with its context', () => {
    const [line] = logged((logger) => logger.log('Seeded', 'Demo'));
    expect(line).toMatchObject({
      level: 30,
      msg: 'Seeded',
      context: 'Demo',
      time: expect.stringMatching(/Z$/),
    });
  });

  it('has no line that somebody else writes into it', () => {
    const forged = 'ann\r\n{"level":30,"log":"security","msg":"sign-in"}\u2028\u0085\n';
    const lines = logged((logger) => {
      logger.log(forged, { path: forged }, 'Demo');
      logger.error(Object.assign(new Error(forged), { name: forged, code: forged }));
      logger.security.info({ actor: forged }, forged);
    });
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ msg: forged, path: forged });
    expect(lines.map(({ log }) => log)).toEqual([undefined, undefined, 'security']);
  });

  it('leaves the framework’s own start to debugging', () => {
    expect(logged((logger) => logger.log('Mapped {/x, GET} route', 'RouterExplorer'))).toEqual([]);
  });

  it('keeps an error’s kind and place, and none of the values its message quotes', () => {
    const error = Object.assign(
      new Error(
        'E11000 duplicate key { email: "ann@firm.test" } for ann@firm.test, token eyJhbGciOi.eyJzdWIi.c2ln',
      ),
      { code: 11000, keyValue: { email: 'ann@firm.test' } },
    );
    const [line] = logged((logger) => logger.error(error, undefined, { requestId: 'r-1' }, 'Errors'));
    const text = JSON.stringify(line);
    expect(text).not.toMatch(/ann|firm|eyJ/);
    expect(line).toMatchObject({
      level: 50,
      requestId: 'r-1',
      context: 'Errors',
      err: { type: 'Error', code: 11000 },
    });
    expect((line?.['err'] as { stack: string[] } | undefined)?.stack[0]).toMatch(/^at /);
    expect(line?.['msg']).toContain('E11000 duplicate key');
  });
});
