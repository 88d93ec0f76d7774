import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import type { Metric, Registry } from 'prom-client';

const NAME = 'http_request_duration_seconds';
/** Seconds. Most answers are faster than the first bound; the last ones are the timeouts for a store or a file. */
const BOUNDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The label of requests without a route. */
const UNMATCHED = 'unmatched';

/** The durations of one route with one status. Each count is of the durations between two bounds. */
class Series {
  readonly counts = new Float64Array(BOUNDS.length + 1);
  sum = 0;

  add(seconds: number): void {
    let at = 0;
    while (at < BOUNDS.length && seconds > BOUNDS[at]!) at++;
    this.counts[at]! += 1;
    this.sum += seconds;
  }
}

/** The durations of one method and route, by status. */
class Route {
  private readonly statuses = new Map<number, Series>();

  constructor(
    private readonly method: string,
    private readonly route: string,
  ) {}

  add(status: number, seconds: number): void {
    let series = this.statuses.get(status);
    if (!series) this.statuses.set(status, (series = new Series()));
    series.add(seconds);
  }

  values() {
    const { method, route } = this;
    return [...this.statuses].flatMap(([status, { counts, sum }]) => {
      const sharedLabels = { method, route, status };
      let below = 0;
      const buckets = [...BOUNDS, '+Inf'].map((le, at) => {
        return {
          metricName: `${NAME}_bucket`,
          labels: { le },
          sharedLabels,
          value: (below += counts[at] ?? 0),
        };
      });
      return [
        ...buckets,
        { metricName: `${NAME}_sum`, labels: {}, sharedLabels, value: sum },
        { metricName: `${NAME}_count`, labels: {}, sharedLabels, value: below },
      ];
    });
  }
}

/**
 * The histogram of requests. prom-client's own looks up its labels for every value by a text made of them. Here a route
 * gets its numbers when it is registered, and a request costs two additions.
 */
export class RequestDurations {
  readonly name = NAME;
  readonly help = 'Requests by route and status, from their arrival until the answer was sent';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  private readonly routes = new Map<string, Route>();

  constructor(registry: Registry) {
    registry.registerMetric(this as unknown as Metric);
  }

  of(method: string, route: string): Route {
    const key = `${method} ${route}`;
    let found = this.routes.get(key);
    if (!found) this.routes.set(key, (found = new Route(method, route)));
    return found;
  }

  /** Returns the values for the registry. */
  async get() {
    const { name, help, type, aggregator } = this;
    return {
      name,
      help,
      type,
      aggregator,
      values: [...this.routes.values()].flatMap((route) => route.values()),
    };
  }

  reset(): void {
    this.routes.clear();
  }
}

/** Measures every request. Call it before routes are registered: each one gets a hook of its own with its numbers. */
export function observeRequests(instance: FastifyInstance, durations: RequestDurations): void {
  instance.addHook('onRoute', (route) => {
    const known = new Map([route.method].flat().map((method) => [method, durations.of(method, route.url)]));
    const observe: onResponseHookHandler = (request, reply, done) => {
      known.get(request.method)?.add(reply.statusCode, reply.elapsedTime / 1000);
      done();
    };
    route.onResponse = [route.onResponse ?? [], observe].flat();
  });
  // Node knows some forty methods: only the common ones get one of their own.
  const unmatched = new Map(
    ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => [
      method,
      durations.of(method, UNMATCHED),
    ]),
  );
  const other = durations.of('other', UNMATCHED);
  instance.addHook('onResponse', (request, reply, done) => {
    if (request.is404)
      (unmatched.get(request.method) ?? other).add(reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
