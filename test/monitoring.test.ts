import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { startApp, type TestApp } from './support/app/app.ts';
import { scrape } from './support/checks/metrics.ts';
import { freePort } from './support/app/server-process.ts';
import { metricsOf } from './support/checks/promql.ts';

// Checks rules, dashboard and runbook against the real metrics of the product.
const read = (file: string) => readFileSync(resolve(__dirname, '..', file), 'utf8');

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string; description: string; runbook: string };
}
interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  datasource?: { uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig?: { defaults: { unit?: string } };
  targets?: { expr: string; datasource: { uid: string } }[];
}
interface Dashboard {
  title: string;
  description: string;
  panels: Panel[];
  templating: { list: { name: string; type: string }[] };
  annotations: { list: { expr: string }[] };
}

const rules = (parse(read('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const alerts = rules.flatMap((rule) => (rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }]));
const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as Dashboard;
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

/** Tells whether a metric is of Prometheus itself, our recording rules, or an optional node_exporter. */
const isOfOthers = (name: string) =>
  ['up', 'ALERTS'].includes(name) || name.startsWith('node_') || rules.some(({ record }) => record === name);

describe('every figure that is asked for is one that the product tells', () => {
  let app: TestApp;
  let told: Set<string>;
  beforeAll(async () => {
    const metricsPort = await freePort();
    app = await startApp({ engine: 'embedded', settings: { metricsPort } });
    const types = [...(await scrape(metricsPort)).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    told = new Set(
      types.flatMap(([, name = '', type]) =>
        ['histogram', 'summary'].includes(type ?? '')
          ? ['', '_bucket', '_sum', '_count'].map((end) => name + end)
          : [name],
      ),
    );
  });
  afterAll(() => app.close());

  const unknown = (query: string) => metricsOf(query).filter((name) => !told.has(name) && !isOfOthers(name));

  it('by rules and alerts', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.flatMap(({ expr }) => unknown(expr))).toEqual([]);
    for (const { expr } of rules) expect(metricsOf(expr)).not.toEqual([]);
  });

  it('by the dashboard', () => {
    const queries = [
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ...dashboard.annotations.list.map(({ expr }) => expr),
    ];
    expect(queries.flatMap(unknown)).toEqual([]);
    for (const query of queries) expect(metricsOf(query)).not.toEqual([]);
  });

  it('which is told from a name that nobody knows', () => {
    expect(unknown('sum by (route) (rate(http_requests{job="app"}[5m])) / on (instance) nothing')).toEqual([
      'http_requests',
      'nothing',
    ]);
  });
});

describe('every alert', () => {
  it('says how urgent it is, what is wrong, and where its section of the runbook is', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(critical|warning)$/)]);
      expect(annotations).toEqual({
        summary: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\.$/),
        runbook: `docs/operations.md#${alert.toLowerCase()}`,
      });
    }
  });

  it('has its section, with its meaning, its cause and its cure, and no section is about another', () => {
    const [, runbook = ''] = read('docs/operations.md').split(/^## Runbook$/m);
    const sections = runbook.split(/^## /m)[0]?.split(/^### /m).slice(1) ?? [];
    expect(sections.map((text) => text.split('\n')[0]).sort()).toEqual(
      alerts.map(({ alert }) => alert).sort(),
    );
    for (const text of sections)
      expect([text.split('\n')[0], ...(text.match(/^\*\*(Meaning|Cause|Cure)\.\*\*/gm) ?? [])]).toEqual([
        expect.anything(),
        '**Meaning.**',
        '**Cause.**',
        '**Cure.**',
      ]);
  });

  it('is seen to fire in the cases that promtool plays', () => {
    const cases = read('deploy/alerts.test.yml');
    const silent = alerts.filter(({ alert }) => {
      const fires = new RegExp(
        `alertname="${alert}"[^}]*\\}', value: 1|alertname="${alert}"[^\\n]*\\n\\s+value: 1`,
      );
      const isExpected = new RegExp(`alertname: ${alert}\\n\\s+eval_time: \\w+\\n\\s+exp_alerts:`);
      return !fires.test(cases) && !isExpected.test(cases);
    });
    expect(silent.map(({ alert }) => alert)).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('says what each panel shows and in which unit, from the data source that is chosen', () => {
    expect(dashboard.templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['instance', 'query'],
    ]);
    for (const { title, type, description, datasource, fieldConfig, targets = [] } of panels) {
      expect([title, description]).toEqual([title, expect.stringMatching(/\S/)]);
      expect([title, datasource?.uid]).toEqual([title, '${datasource}']);
      expect(targets.every((target) => target.datasource.uid === '${datasource}')).toBe(true);
      if (type !== 'table') expect([title, fieldConfig?.defaults.unit]).toEqual([title, expect.any(String)]);
    }
  });

  it('has panels that are told apart, fit the page and do not overlap', () => {
    const all = dashboard.panels;
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const taken = new Set<string>();
    for (const { title, gridPos } of all)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect([title, x < 24, taken.has(`${x} ${y}`)]).toEqual([title, true, false]);
          taken.add(`${x} ${y}`);
        }
  });
});
